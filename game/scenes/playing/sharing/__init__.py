"""Several persons at one screen: whose hand lies open, the curtain between them, and the bell by which they answer."""
