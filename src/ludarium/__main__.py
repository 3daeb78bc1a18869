"""`python -m ludarium` is the command `ludarium`."""

from ludarium.terminal import main

if __name__ == "__main__":
    main()
