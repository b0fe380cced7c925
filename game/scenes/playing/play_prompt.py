"""What the prompt says: a notice, a hint, looking back, or what the table asks."""

from game.core.reason import reason
from game.play.session import Session
from game.play.task import Answer
from game.tables.answering import Ringing
from game.tables.table import Prompt


def prompt_of(
    asked: Prompt,
    session: Session,
    notice: str | None,
    hint: Answer | None,
    *,
    thinking: bool,
    ringing: Ringing | None = None,
) -> Prompt:
    """Return the prompt; `asked` is the table's own, `thinking` whether a hint is on its way."""
    if not session.is_live:
        return Prompt(None, reason("table.prompt.back"), reason("table.prompt.back.wish"), yours=False)
    if ringing is not None:
        return Prompt(ringing.call.seat, ringing.call.words, reason("bell.wish"), yours=True)
    if notice is not None:
        return asked._replace(wish=reason("table.words", words=notice))
    if hint is not None and hint.reason is not None:
        return asked._replace(title=reason("table.prompt.hint"), wish=hint.reason)
    if thinking:
        return asked._replace(wish=reason("table.prompt.thinking"))
    return asked
