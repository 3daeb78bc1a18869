"""Europa Universalis: The Price of Power: realms of Europe from 1444 to the age of revolutions."""
