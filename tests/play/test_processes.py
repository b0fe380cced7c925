"""Processes beside the program hear no Ctrl+C, also the first one of all and while it is still importing."""

import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from game.store.places import ROOT

STATUS = Path("/proc/self/status")
BLOCKED = textwrap.dedent("""
    import multiprocessing, signal, time
    from pathlib import Path
    from game.play.processes import end, start

    process = multiprocessing.get_context("spawn").Process(target=time.sleep, args=(60,))
    start(process)
    (mask,) = [line for line in Path(f"/proc/{process.pid}/status").read_text().splitlines() if line[:7] == "SigBlk:"]
    blocked = int(mask.split()[1], 16)
    end([process], 0)
    print([name for name in ("SIGINT", "SIGHUP") if blocked >> getattr(signal, name) - 1 & 1])
    assert not signal.pthread_sigmask(signal.SIG_BLOCK, ()) & {signal.SIGINT, signal.SIGHUP}
""")


@pytest.mark.skipif(not STATUS.exists(), reason="what a process keeps back is read from /proc")
def test_the_first_process_of_all_begins_with_ctrl_c_kept_back():
    told = subprocess.run((sys.executable, "-c", BLOCKED), capture_output=True, text=True, check=True, cwd=ROOT)
    assert told.stdout.strip() == "['SIGINT', 'SIGHUP']"
