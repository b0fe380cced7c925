"""The table of Alarún: a woodland mat that grows to five by five, and the old druid on his stack."""
