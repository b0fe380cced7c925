"""What is chosen in Setup: the seats, what each has for itself, the options of the match, its packs and its seed."""

from collections.abc import Sequence
from itertools import count

from msgspec.structs import replace

from game.core.option_fields import OptionField, SeatField
from game.play.bad_input import BadInput
from game.play.catalogue import Game, LoadedGame
from game.play.lengths import with_preset
from game.play.match import Match, check_seats, fresh_seed, new_match
from game.play.pack_registry import packs_for
from game.scenes.setup_options import YES
from game.store.content import BadContent
from game.store.faces import REGULARS, faces_of, next_face, next_regular, plain_name
from game.store.household import GUESTS, Member, member_of, sat_down
from game.store.regulars import regular_of
from game.store.seat_plans import COLOURS, PERSON, SeatPlan
from game.store.settings import LastSetup
from game.store.trouble import DiskTrouble
from game.view.scene import Services

NEWCOMERS = "apprentice"
"""The skill of the first opponents of all."""

HANDICAP = "handicap"
"""What a seat chooses for itself that goes with the person and not with the match (A77)."""


class SetupChoices:
    """The choices for a match of one game, at first those of the last time, or others (`last`); seats count from 0.

    Where nothing was chosen and nobody has finished a match of the game yet, they are what is good for a first one.

    `own` are the fields that each seat chooses for itself, and `of_seats` what the seats chose of them, by name. In the
    settings they are kept under the id of the game, or `kept_as`.
    """

    def __init__(
        self, services: Services, game: Game, kept_as: str | None = None, last: LastSetup | None = None
    ) -> None:
        self._services = services
        self._last = last
        self._say = services.words.say
        self._game = game
        self._kept_as = kept_as or game.id
        self.seed = fresh_seed()
        self._removed: tuple[int, SeatPlan, dict[str, str]] | None = None
        last = self.last_setup()
        self.loaded = self._with_packs(last.packs if last is not None else ()) or self._game.load()
        self.seats = list(last.seats) if last is not None else self._first_seats()
        self._before: list[SeatPlan | None] = [None] * len(self.seats)
        """Who sat on each seat before a bot took it from a person, or a person from a bot."""
        self.options = dict(last.options) if last is not None else self._first_options()
        self.own = self.loaded.describe_seat()
        self.of_seats = {field.name: self._chosen_by_seats(field) for field in self.own}
        self._wanted = {field.name for field in self.own if set(self.of_seats[field.name]) != {str(field.default)}}
        self._forget_wrong_options()
        self._forget_strangers()

    # How it begins

    def last_setup(self) -> LastSetup | None:
        """Return what was chosen the last time, if a match can still be made of those seats."""
        last = self._last or self._services.settings.current.last_setups.get(self._kept_as)
        return last if last is not None and self._may_sit(last.seats, self._kept_as) else None

    def _may_sit(self, seats: Sequence[SeatPlan], kept_as: str) -> bool:
        """Return whether a match can be made of seats that were kept for a game."""
        try:
            check_seats(self._game, seats)
        except BadInput as error:
            self._services.log.warning("last setup of %s: %s", kept_as, error)
            return False
        return True

    def _with_packs(self, packs: Sequence[str]) -> LoadedGame | None:
        """Return the game with those of some packs that are there; None for packs that do not go together."""
        there = {pack.id for pack in packs_for(self._game.id)}
        try:
            return self._game.load(packs=there.intersection(packs))
        except BadContent as error:
            self._services.log.warning("packs of %s: %s", self._game.id, error)
            return None

    def _chosen_by_seats(self, field: SeatField) -> list[str]:
        """Return what was chosen last for each seat."""
        return self._kept_by_seats(field, self.options.pop(field.name, "").split(","))

    def _kept_by_seats(self, field: SeatField, chosen: Sequence[str]) -> list[str]:
        """Return what was chosen for each seat as far as there still is such a choice."""
        allowed, default = list(map(str, field.choices)), str(field.default)
        kept = [value if value in allowed else default for value in chosen]
        return [kept[seat] if seat < len(kept) else default for seat in range(len(self.seats))]

    def _first_seats(self) -> list[SeatPlan]:
        """Return the seats of the match that was begun last, if several persons sat there.

        Else it is a person and bots that a newcomer can win against, as many as make a good table.
        """
        lowest, highest = self._game.seats
        setups = self._services.settings.current.last_setups
        played = next(reversed(setups), "")
        before = setups[played].seats if played else ()
        if sum(seat.is_person for seat in before) > 1 and self._may_sit(before, played):
            return list(before)
        count = min(max(lowest, 4), highest)
        bots = [SeatPlan(self._say(f"play.name.{number}"), NEWCOMERS, COLOURS[number]) for number in range(1, count)]
        return [SeatPlan(self._say("setup.you"), PERSON, COLOURS[0]), *bots]

    def _first_options(self) -> dict[str, str]:
        """Return the options where none were chosen before."""
        return {} if self._services.library.has_finished(self._game.id) else dict(self.loaded.first_match)

    def _forget_strangers(self) -> None:
        """Have nobody sit there whom the program does not remember any more; whoever was here last comes first."""
        household = self._services.settings.current.household
        known = {*(member.id for member in household), *GUESTS}
        self.seats = [plan if plan.person in known else replace(plan, person="") for plan in self.seats]
        if self.last_setup() is None and household and self.seats[0].is_person:
            self.seats[0] = replace(self.seats[0], person=household[-1].id)
            self._seat(0, household[-1])

    def _forget_wrong_options(self) -> None:
        """Drop choices that do not go with the number of seats."""
        fields = {field.name: field for field in self.loaded.describe_options(len(self.seats))}
        self.options = {
            name: value
            for name, value in self.options.items()
            if name in fields and value in map(str, fields[name].choices) and value != str(fields[name].default)
        }

    # What there is

    def regulars(self) -> list[str]:
        """Return which regular is seen on each seat of a bot; nothing for others."""
        faces = faces_of(self.seats)
        return [regular_of(replace(plan, face=face)) for plan, face in zip(self.seats, faces, strict=True)]

    def shown_of_seats(self) -> list[SeatField]:
        """Return what the seats choose for themselves in this match."""
        return [field for field in self.own if not field.optional or field.name in self._wanted]

    def fields(self) -> list[OptionField]:
        """Return the options of the match, with a switch for what the seats may but need not choose."""
        switches = [OptionField.switch(field.name) for field in self.own if field.optional]
        return [*self.loaded.describe_options(len(self.seats)), *switches]

    def chosen(self, name: str) -> str | None:
        """Return what is chosen of an option, or None for the usual."""
        return YES if name in self._wanted else self.options.get(name)

    # The match

    def plans(self) -> tuple[SeatPlan, ...]:
        """Return the seats as they are to sit down, each regular with its face."""
        faces = [regular or plan.face for regular, plan in zip(self.regulars(), self.seats, strict=True)]
        return tuple(
            replace(plan, name=plan.name.strip(), face=face) for plan, face in zip(self.seats, faces, strict=True)
        )

    def match(self) -> tuple[Match, tuple[Member, ...]]:
        """Return the match that is chosen and whom to remember from then on; raise BadInput for what cannot be."""
        plans = self.plans()
        match = new_match(self._game.id, plans, self._all_options, self.seed, self.loaded.packs)
        household, seats = sat_down(self._services.settings.current.household, plans, self.handicaps())
        return replace(match, seats=seats), household

    def keep(self, seats: tuple[SeatPlan, ...], household: tuple[Member, ...]) -> None:
        """Remember what was chosen, the seats as they sat down and the persons."""
        self.keep_setup(LastSetup(seats, self._all_options, self.loaded.packs), household, last_game=self._game.id)

    def keep_setup(self, setup: LastSetup, household: tuple[Member, ...], **others: str) -> None:
        """Remember a setup for the next time, with the persons and other settings; what is not written is logged."""
        settings = self._services.settings
        before = {kept_as: each for kept_as, each in settings.current.last_setups.items() if kept_as != self._kept_as}
        setups = {**before, self._kept_as: setup}
        try:
            settings.change(last_setups=setups, household=household, **others)
        except DiskTrouble as trouble:
            self._services.log.warning("choices not kept: %s", trouble)

    @property
    def _all_options(self) -> dict[str, str]:
        """The options of the match with those of the seats, as far as anything but the usual was chosen."""
        options = dict(self.options)
        for field in self.shown_of_seats():
            chosen = self.of_seats[field.name]
            if set(chosen) != {str(field.default)}:
                options[field.name] = ",".join(chosen)
        return options

    def handicaps(self) -> list[int]:
        """Return the handicap of each seat; 0 in games without one."""
        if HANDICAP not in self._wanted:
            return [self._remembered_handicap(plan) for plan in self.seats]
        return list(map(int, self.of_seats[HANDICAP]))

    def _remembered_handicap(self, plan: SeatPlan) -> int:
        """Return the handicap with which a person sat down last, 0 for anybody else."""
        member = member_of(self._services.settings.current.household, plan.person)
        return 0 if member is None else member.handicap

    # Changes of a seat

    def next_colour(self, index: int) -> None:
        """Take the next colour; whoever has it gets this one."""
        mine = self.seats[index].colour
        wanted = COLOURS[(COLOURS.index(mine) + 1) % len(COLOURS)]
        self._give_colour(index, wanted)

    def _give_colour(self, index: int, colour: str) -> None:
        """Give a seat a colour; whoever else has it gets that of the seat."""
        mine = self.seats[index].colour
        for other, plan in enumerate(self.seats):
            if plan.colour == colour:
                self.seats[other] = replace(plan, colour=mine)
        self.seats[index] = replace(self.seats[index], colour=colour)

    def next_face(self, index: int) -> None:
        """Take the next face that nobody else has; the others keep theirs."""
        faces = faces_of(self.seats)
        self.seats = [replace(plan, face=face) for plan, face in zip(self.seats, faces, strict=True)]
        plan = self.seats[index]
        if plan.is_person:
            self.seats[index] = replace(plan, face=next_face(faces[index], faces))
        else:
            face = next_regular(faces[index], faces)
            self.seats[index] = replace(plan, face=face, name=self._name_of(face, plan.name, index))

    def _name_of(self, regular: str, name: str, index: int) -> str:
        """Return what a bot with the face of a regular is called: like it, unless it was given a name of its own."""
        own = self._say(f"play.name.{REGULARS.index(regular) + 1}")
        taken = {plan.name.casefold() for at, plan in enumerate(self.seats) if at != index}
        usual = plain_name(name) in REGULARS or not name
        return own if usual and own.casefold() not in taken else name

    def rename(self, index: int, name: str) -> None:
        """Give a seat another name."""
        self.seats[index] = replace(self.seats[index], name=name)

    def set_kind(self, index: int, kind: str) -> None:
        """Have a seat played by a skill, or by a person: then the person's id may follow after a space.

        Whoever is new takes over neither the name of a bot nor that of somebody whom the program remembers. Whoever
        comes back to the seat has name and face as before.
        """
        kind, _, person = kind.partition(" ")
        plan, household = self.seats[index], self._services.settings.current.household
        before = self._before[index]
        if (kind == PERSON) != plan.is_person:
            self._before[index] = plan
        if kind != PERSON and plan.is_person:
            plan = self._seated_again(index, before) or replace(plan, name=self._free_name(index), face="", person="")
        elif kind == PERSON and not plan.is_person and plan.name in self._bots_names:
            plan = self._seated_again(index, before) or replace(plan, name=self._name_to_write(index), face="")
        elif kind == PERSON and not person and member_of(household, plan.person) is not None:
            plan = replace(plan, name=self._name_to_write(index))
        self.seats[index] = replace(plan, kind=kind, person=person)
        if (member := member_of(household, person)) is not None:
            self._seat(index, member)

    def _seated_again(self, index: int, before: SeatPlan | None) -> SeatPlan | None:
        """Return a seat with the name and face of who sat there before; None if they are not free or there is nobody.

        Whom the program remembers comes back by a choice of their own.
        """
        if before is None or not before.name.strip() or before.name.casefold() in self._names_beside(index):
            return None
        if member_of(self._services.settings.current.household, before.person) is not None:
            return None
        taken = {plan.face for at, plan in enumerate(self.seats) if at != index}
        return replace(self.seats[index], name=before.name, face="" if before.face in taken else before.face, person="")

    @property
    def _bots_names(self) -> list[str]:
        """The names that bots have until they are given another one, those of the regulars first."""
        return [self._say(f"play.name.{number}") for number in range(1, 2 * len(COLOURS) + 1)]

    def _names_beside(self, index: int) -> set[str]:
        """Return the names of all seats but one, in small letters."""
        return {plan.name.casefold() for at, plan in enumerate(self.seats) if at != index}

    def _free_name(self, index: int) -> str:
        """Return the first usual name of a bot that nobody at another seat has."""
        taken = self._names_beside(index)
        return next(name for name in self._bots_names if name.casefold() not in taken)

    def _name_to_write(self, index: int) -> str:
        """Return a name for a person that is seen to stand there until their own is written: that of the seat's number.

        Nobody at another seat has it, nor anybody whom the program remembers.
        """
        known = {member.name.casefold() for member in self._services.settings.current.household}
        taken = self._names_beside(index) | known
        names = (self._say("setup.person.name", number=number) for number in count(index + 1))
        return next(name for name in names if name.casefold() not in taken)

    def _seat(self, index: int, member: Member) -> None:
        """Have somebody sit down as they sat the last time; whoever has that hat or name gets another one."""
        face = "" if member.face in {plan.face for at, plan in enumerate(self.seats) if at != index} else member.face
        self.seats[index] = replace(self.seats[index], name=member.name, face=face)
        for at, plan in enumerate(self.seats):
            if at != index and plan.name.casefold() == member.name.casefold():
                name = self._name_to_write(at) if plan.is_person else self._free_name(at)
                self.seats[at] = replace(plan, name=name)
        self._give_colour(index, member.colour)
        if member.handicap and str(member.handicap) in {str(each) for each in self._choices_of(HANDICAP)}:
            self.of_seats[HANDICAP][index] = str(member.handicap)
            self._wanted = self._wanted | {HANDICAP}

    def _choices_of(self, name: str) -> tuple[int | str, ...]:
        """Return the values of what seats choose for themselves, none where this game has no such choice."""
        return next((tuple(field.choices) for field in self.own if field.name == name), ())

    def set_own(self, name: str, index: int, value: str) -> None:
        """Choose what a seat has for itself."""
        self.of_seats[name][index] = value

    def remove(self, index: int) -> None:
        """Take a seat away."""
        own = {name: values.pop(index) for name, values in self.of_seats.items()}
        self._removed = index, self.seats.pop(index), own
        del self._before[index]
        self._forget_wrong_options()

    def add(self) -> None:
        """Add who was taken away last, if nobody has come since and their name and hat are free, or else a bot like the
        last one.
        """
        removed, self._removed = self._removed, None
        if removed is not None and self._is_free(removed[1]):
            index, plan, own = removed
            self.seats.insert(index, plan)
            self._before.insert(index, None)
            for field in self.own:
                self.of_seats[field.name].insert(index, own.get(field.name, str(field.default)))
            self._forget_wrong_options()
            return
        used = {plan.colour for plan in self.seats}
        colour = next(colour for colour in COLOURS if colour not in used)
        name = self._free_name(len(self.seats))
        kinds = [plan.kind for plan in self.seats if not plan.is_person]
        self.seats.append(SeatPlan(name, kinds[-1] if kinds else NEWCOMERS, colour))
        self._before.append(None)
        for field in self.own:
            self.of_seats[field.name].append(str(field.default))
        self._forget_wrong_options()

    def _is_free(self, plan: SeatPlan) -> bool:
        """Return whether nobody has the name, the hat or the id of a seat that was taken away."""
        persons = {each.person for each in self.seats if each.person not in ("", *GUESTS)}
        is_free = all(each.colour != plan.colour for each in self.seats) and plan.person not in persons
        return is_free and all(each.name.casefold() != plan.name.casefold() for each in self.seats)

    # Changes of the match

    def set_option(self, name: str, value: str) -> None:
        """Choose an option of the match, or whether the seats choose something for themselves."""
        if name in self.of_seats:
            self._wanted = self._wanted | {name} if value == YES else self._wanted - {name}
            return
        self.options[name] = value
        self._forget_wrong_options()

    def set_length(self, name: str) -> None:
        """Choose the options of a shorter or longer match; one's own choice stays as it is."""
        if self.loaded.lengths is not None and name != "own":
            self.options = with_preset(self.loaded.lengths, self.options, name)
            self._forget_wrong_options()

    def take_packs(self, packs: tuple[str, ...]) -> None:
        """Play with these packs; seats keep what they chose if it is still there."""
        if (loaded := self._with_packs(packs)) is not None:
            self.loaded = loaded
            self.own = loaded.describe_seat()
            self.of_seats = {field.name: self._kept_by_seats(field, self.of_seats[field.name]) for field in self.own}

    def set_seed(self, text: str) -> None:
        """Choose the seed by its figures; none are 0."""
        self.seed = int(text) if text else 0

    def fresh(self) -> None:
        """Take another seed."""
        self.seed = fresh_seed()
