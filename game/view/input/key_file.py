"""Key file: the keys that a person has bound anew, kept by what they do."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from game.core.reason import Reason, reason
from game.store import position_yaml
from game.store.content import BadContent, convert, read_yaml
from game.store.places import set_aside, write_atomically
from game.store.trouble import DiskTrouble, disk_trouble
from game.view.input.keyboard import FIXED, Bindings


class KeyFile:
    """What is bound otherwise than in config/keys.yaml, and the file it is written to.

    A file that cannot be read is set aside, and `notices` says so; then every key means what it did at first.
    """

    def __init__(self, bindings: Bindings, path: Path) -> None:
        self.bindings = bindings
        self.notices: list[Reason] = []
        self._path = path

    @classmethod
    def load(cls, bindings: Bindings, path: Path) -> "KeyFile":
        """Return the file at a path, with what it says in force."""
        file = cls(bindings, path)
        try:
            if path.exists():
                bindings.rebind(convert(read_yaml(path), dict[str, list[str]], str(path)), file=str(path))
        except OSError as error:
            file.notices.append(disk_trouble(error, path).reason)
        except BadContent as error:
            file._set_aside(str(error))
        return file

    def owner(self, name: str, chord: str) -> str | None:
        """Return what else a key does, or None when it is free for an action or its own."""
        owner = self.bindings.owner(chord)
        return None if owner == name else owner

    def bind(self, name: str, chord: str) -> None:
        """Let a key do an action in the place of its first one, which whatever had the key before gets for it.

        Raise DiskTrouble when that cannot be written; then it holds until the program ends.
        """
        own = list(self.bindings.chords_named(name))
        place = 1 if own[:1] == [FIXED] else 0
        changes = {name: own}
        if chord in own:
            own.remove(chord)
            own.insert(place, chord)
        else:
            given = own[place : place + 1]
            own[place : place + 1] = [chord]
            if (other := self.bindings.owner(chord)) is not None:
                theirs = list(self.bindings.chords_named(other))
                at = theirs.index(chord)
                theirs[at : at + 1] = given
                changes[other] = theirs
        self._take(changes)

    def is_changed(self, name: str) -> bool:
        """Return whether an action has other keys than at first."""
        return self.bindings.chords_named(name) != self.bindings.defaults[name]

    def reset(self, name: str) -> None:
        """Give an action its first keys again, and likewise all that have taken one of them; raise DiskTrouble."""
        first = self.bindings.defaults
        back = {name}
        while True:
            wanted = {chord for each in back for chord in first[each]}
            more = {owner for chord in wanted if (owner := self.bindings.owner(chord)) is not None} - back
            if not more:
                break
            back |= more
        self._take({each: first[each] for each in back})

    def reset_all(self) -> None:
        """Give everything its first keys again; raise DiskTrouble."""
        self._take(self.bindings.defaults)

    def _take(self, changes: Mapping[str, Sequence[str]]) -> None:
        """Bind anew what is in changes, and write all that is not as at first."""
        first = self.bindings.defaults
        now = {name: tuple(changes.get(name, self.bindings.chords_named(name))) for name in first}
        others = {name: list(chords) for name, chords in now.items() if chords != first[name]}
        self.bindings.rebind(others)
        write_atomically(self._path, position_yaml.dump(others).encode())

    def _set_aside(self, complaint: str) -> None:
        """Keep a broken file under another name and say so."""
        try:
            kept = set_aside(self._path)
        except DiskTrouble as trouble:
            self.notices.append(trouble.reason)
        else:
            self.notices.append(reason("store.keys.broken", complaint=complaint, kept=kept.name))
