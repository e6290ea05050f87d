"""`docs/map.md` names every module there is, each once, and nothing that isn't there."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.processes import ROOT

PAGE = (ROOT / "docs" / "map.md").read_text(encoding="utf-8")
SCRIPTS, CLIENT = "scripts/", "webapp/client/src/"


def named(page: str) -> Iterator[tuple[str, str]]:
    """Folders, and the names before the dash of each line below them."""
    for section in page.split("\n## ")[1:]:
        title, _, text = section.partition("\n")
        for line in re.findall(r"^- (.+?) – ", text, re.DOTALL | re.MULTILINE):
            yield from ((title.strip("`"), name) for name in re.findall("`([^`]+)`", line))


def there(folder: str) -> set[str]:
    """What is to be named: modules and Lua, of the Mini App only its top, and all scripts."""
    unsaid = ("__init__", "__pycache__")
    found = [path for path in (ROOT / folder).iterdir() if path.stem not in unsaid]
    if folder == SCRIPTS:
        return {path.name for path in found}
    if folder == CLIENT:
        return {path.name + "/" * path.is_dir() for path in found}
    modules = {path.stem for path in found if path.suffix == ".py"}
    return modules | {path.name for path in found if path.suffix == ".lua"}


def faults(page: str) -> list[str]:
    """What is missing, named twice, or named and not there."""
    counted = Counter(named(page))
    wrong = [f"{folder}{name} twice" for (folder, name), times in counted.items() if times > 1]
    for folder in dict.fromkeys(folder for folder, _ in counted):
        names = {name for of, name in counted if of == folder}
        wrong += [f"{folder}{name} missing" for name in there(folder) - names]
        more = names - there(folder)
        wrong += [f"{folder}{name} not there" for name in more if not is_folder(folder, name)]
    return wrong


def is_folder(folder: str, name: str) -> bool:
    return name.endswith("/") and (ROOT / folder / name).is_dir()


def test_the_map_names_every_module_once_and_nothing_else() -> None:
    assert faults(PAGE) == []


def test_no_package_of_ours_is_left_out() -> None:
    packages = [path for top in ("bot", "webapp") for path in (ROOT / top).rglob("__init__.py")]
    wanted = {f"{path.parent.relative_to(ROOT).as_posix()}/" for path in packages}
    assert wanted <= {folder for folder, _ in named(PAGE)}


def test_whatever_else_the_map_leads_to_is_there() -> None:
    links = re.findall(r"\]\(([^)#]+)", PAGE)
    assert links
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []


@pytest.mark.parametrize(
    ("line", "instead"),
    [
        ("- `table` – the whole of it", ""),
        ("- `table` – ", "- `table`, `desk` – "),
        ("- `table` – ", "- `table`, `clock` – "),
    ],
)
def test_a_map_that_is_wrong_is_found(line: str, instead: str) -> None:
    assert len(faults(PAGE.replace(line, instead))) == 1
