"""The titles of the house: one room each, found by its folder. (Titles of other packages: kernel/homes.py.)"""

from pkgutil import iter_modules

from ludarium.kernel.homes import register

for _room in iter_modules(__path__):
    if _room.ispkg:
        register(_room.name, f"{__name__}.{_room.name}")
