"""Analysis of finished matches: what each decision of a seat cost, as far as the seat could know it then."""
