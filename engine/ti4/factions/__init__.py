"""What stands on the faction sheets, one module a faction: abilities, units, technologies, a promissory note."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

MODULES = tuple(sorted(module.name for module in iter_modules(__path__)))
for _name in MODULES:
    import_module(f"{__name__}.{_name}")
