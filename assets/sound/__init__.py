"""Everything that is heard in Four Cauldrons, made by arithmetic: sounds, loops and lute pieces."""
