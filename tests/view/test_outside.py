"""Other programs of the system are started as if this one had been started like them."""

import pytest

from game.view import outside


@pytest.mark.parametrize(("before", "given"), [("/usr/local/lib", "/usr/local/lib"), (None, None)])
def test_a_frozen_program_does_not_hand_its_libraries_on(tmp_path, monkeypatch, before, given):
    said = tmp_path / "said"
    opener = tmp_path / "xdg-open"
    opener.write_text(f'#!/bin/sh\necho "${{LD_LIBRARY_PATH-unset}}" > "{said}.new" && mv "{said}.new" "{said}"\n')
    opener.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/four-cauldrons/_internal")
    if before is not None:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    monkeypatch.setattr(outside, "FROZEN", True)
    started = []
    popen = outside.subprocess.Popen
    monkeypatch.setattr(outside.subprocess, "Popen", lambda *args, **more: started.append(popen(*args, **more)))
    outside.show_folder(tmp_path)
    assert started[0].wait(timeout=20) == 0
    assert said.read_text().strip() == (given or "unset")
