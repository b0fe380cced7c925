"""Position YAML: positions as text: what the command line prints and reads back."""

from typing import Any

import yaml

from game.store.content import parse_yaml


class _Dumper(yaml.CSafeDumper):
    """Writes what our strict reader takes: no anchors, short lists on one line."""

    def ignore_aliases(self, data: Any) -> bool:
        """Write a list again each time it occurs."""
        return True

    def represent_list(self, data: Any) -> yaml.SequenceNode:
        """Keep a list without lists or mappings on one line."""
        flat = not any(isinstance(item, list | tuple | dict) for item in data)
        return self.represent_sequence("tag:yaml.org,2002:seq", data, flow_style=flat)


_Dumper.add_representer(list, _Dumper.represent_list)
_Dumper.add_representer(tuple, _Dumper.represent_list)


def dump(plain: Any) -> str:
    """Return plain data (ints, text, true, false, null, lists, mappings) as YAML that `load` reads back equal."""
    return str(
        yaml.dump(plain, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=110, default_flow_style=False)
    )


def load(text: str, where: str = "position") -> Any:
    """Return the plain data of a YAML text; raise BadContent."""
    return parse_yaml(text, where)
