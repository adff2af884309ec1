"""Gestures are told apart at 48 pixels, on every face."""

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
