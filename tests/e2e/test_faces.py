"""Gestures are told apart at 48 pixels, on every face; and on a small phone faces are as large."""

import pytest
from playwright.sync_api import Playwright

from tests.e2e.sheets import data_url, pages, shown, steady_browser

pytestmark = pytest.mark.slow

LEAST_CELLS = 14
"""In how many of its 576 cells, two by two pixels each, a face must change from one to the next."""
FAR = 40
"""How far apart the colours of two cells are that differ, in steps of 255: seen at a glance."""

# By face: the pairs of gestures that are alike, as texts.
_ALIKE = """
  async ([png, least, far]) => {
    const image = await createImageBitmap(await (await fetch(png)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const drawing = canvas.getContext('2d', { willReadFrequently: true });
    drawing.drawImage(image, 0, 0);
    const sheet = document.querySelector('[data-shot=small]');
    const { x: left, y: top } = sheet.getBoundingClientRect();
    const cellsOf = (face) => {
      const { x, y } = face.getBoundingClientRect();
      const { data } = drawing.getImageData(Math.round(x - left), Math.round(y - top), 48, 48);
      return Array.from({ length: 576 * 3 }, (_, index) => {
        const [cell, colour] = [Math.floor(index / 3), index % 3];
        const at = ((Math.floor(cell / 24) * 96 + (cell % 24) * 2) * 4) + colour;
        return (data[at] + data[at + 4] + data[at + 192] + data[at + 196]) / 4;
      });
    };
    const apart = (one, other) => {
      const cells = new Set();
      for (const [at, value] of one.entries()) {
        if (Math.abs(value - other[at]) > far) cells.add(Math.floor(at / 3));
      }
      return cells.size;
    };
    const alike = [];
    for (const [row, faces] of [...sheet.querySelectorAll('.row')].entries()) {
      const all = [...faces.querySelectorAll('svg.face')];
      const drawn = all.map((face) => [face.dataset.gesture, cellsOf(face)]);
      for (const [index, [name, cells]] of drawn.entries()) {
        for (const [other, others] of drawn.slice(index + 1)) {
          const found = apart(cells, others);
          if (found < least) alike.push(`row ${row}: ${name} and ${other}, ${found} cells`);
        }
      }
    }
    return { faces: sheet.querySelectorAll('svg.face').length, alike };
  }
"""


def test_gestures_are_told_apart_at_48_pixels(playwright: Playwright) -> None:
    with pages() as address, steady_browser(playwright) as browser:
        page = shown(browser, address, "/art-sheet.html?part=faces", 1520, 900)
        small = page.locator("[data-shot=small]").screenshot()
        found = page.evaluate(_ALIKE, [data_url(small, "png"), LEAST_CELLS, FAR])
    # Sixteen people, four machines and nobody in particular, at rest and in 22 gestures.
    assert found["faces"] == 21 * 23
    assert not found["alike"], "\n".join(found["alike"])


# What is wrong with the faces on the cloth, as texts: too small, behind a chip, or without a name.
_WRONG = """
  (least) => [...document.querySelectorAll('.seat')].flatMap((seat) => {
    const name = seat.querySelector('.name');
    const face = seat.querySelector('.ring').getBoundingClientRect();
    const brows = face.top + face.height / 3;
    const wrong = [];
    if (face.width < least) wrong.push(`a face of ${face.width}`);
    const letters = name.clientWidth / parseFloat(getComputedStyle(name).fontSize);
    if (name.scrollWidth > name.clientWidth && letters < 4) wrong.push(`${letters} em of it`);
    for (const other of document.querySelectorAll('.seat .tag')) {
      const chip = other.getBoundingClientRect();
      const across = Math.min(chip.right, face.right) - Math.max(chip.left, face.left);
      const down = Math.min(chip.bottom, brows) - Math.max(chip.top, face.top);
      if (across > 0 && down > 0) wrong.push(`«${other.innerText}» on the brows`);
    }
    return wrong.map((what) => `${name.innerText}: ${what}`);
  })
"""

ON_A_SMALL_PHONE = {
    "turn": 48,
    "long": 48,
    "balear": 48,
    "watching": 48,
    "balear-six": 44,
    "watching-six": 44,
    "crowd": 40,
    "balear-eight": 40,
    "watching-eight": 40,
}
"""By state of the table: how many pixels its faces have at least."""


@pytest.mark.parametrize("is_guided", [False, True], ids=["", "guided"])
def test_on_a_small_phone_faces_are_large_enough_for_gestures_and_named(
    playwright: Playwright, *, is_guided: bool
) -> None:
    found = []
    with pages() as address, steady_browser(playwright) as browser:
        for state, least in ON_A_SMALL_PHONE.items():
            sheet = shown(browser, address, f"/table-sheet.html?state={state}", 360, 640)
            # A guide's hints make the head higher, and the cloth lower.
            if is_guided:
                sheet.evaluate("document.documentElement.dataset.guided = ''")
            # The cloth is measured before it is laid out again.
            sheet.evaluate("() => new Promise((d) => requestAnimationFrame(() => setTimeout(d)))")
            assert sheet.locator(".seat").count() >= 3
            found += [f"{state}: {what}" for what in sheet.evaluate(_WRONG, least)]
            sheet.close()
    assert not found, "\n".join(found)
