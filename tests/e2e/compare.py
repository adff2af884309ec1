"""Two pictures of one state, compared as an eye does that does not count the edges of letters.

Another rasteriser draws the edge of a letter with other greys, in the same place: the letters are
our own font's, and no hints move them. So what is compared is the mean colour of cells of eight by
eight pixels, in which the greys of edges add up to nearly the same ink. What moves, comes or goes
fills some cells with something else; a colour that changes by a shade fills many with a little.

How far both are apart was measured on three of the pictures. Letters a quarter of a pixel fatter,
and letters that begin at whole pixels, brought at most two cells over 24 of 255, and less than four
in a hundred over 10. An arrow of eight pixels that was gone brought three cells or more over 24, a
button two pixels lower eighteen; a cloth lighter by twelve of 255, a quarter of all cells over 10.
"""

import base64
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

from tests.e2e.sheets import data_url

CELL_PX = 8
FAR, MOST_FAR = 24, 2
"""How far apart two cells are that differ, in steps of 255 of any colour, and how many may be."""
NEAR, MOST_NEAR = 10, 0.05
"""How far apart two cells are that differ by a shade, and which part of all of them may be."""

_COMPARE = """
  async ([kept, now, cellPx, far, near]) => {
    const read = async (url) => createImageBitmap(await (await fetch(url)).blob());
    const [one, other] = [await read(kept), await read(now)];
    const { width, height } = one;
    const same = width === other.width && height === other.height;
    const pixels = (image) => {
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, width, height).data;
    };
    const [left, right] = [pixels(one), pixels(other)];
    const sheet = new OffscreenCanvas(width * 3, height);
    const drawing = sheet.getContext('2d');
    drawing.drawImage(one, 0, 0);
    drawing.drawImage(other, width, 0);
    drawing.globalAlpha = 0.35;
    drawing.drawImage(other, width * 2, 0);
    drawing.globalAlpha = 1;
    drawing.lineWidth = 2;
    const apart = [];
    for (let top = 0; top < height; top += cellPx) {
      for (let from = 0; from < width; from += cellPx) {
        const sums = [0, 0, 0];
        let count = 0;
        for (let y = top; y < Math.min(top + cellPx, height); y += 1) {
          for (let x = from; x < Math.min(from + cellPx, width); x += 1) {
            const at = (y * width + x) * 4;
            for (const colour of [0, 1, 2]) sums[colour] += left[at + colour] - right[at + colour];
            count += 1;
          }
        }
        const cell = Math.max(...sums.map((sum) => Math.abs(sum) / count));
        apart.push(cell);
        if (cell <= near) continue;
        drawing.strokeStyle = cell > far ? '#f00' : '#f80';
        drawing.strokeRect(width * 2 + from, top, cellPx, cellPx);
      }
    }
    const reader = new FileReader();
    reader.readAsDataURL(await sheet.convertToBlob({ type: 'image/png' }));
    await new Promise((done) => { reader.onload = done; });
    return { same, apart, sheet: reader.result };
  }
"""


class Difference(NamedTuple):
    """How two pictures differ."""

    same_size: bool
    far: int
    """How many cells differ."""
    near: float
    """Which part of all cells differs by a shade at least."""
    sheet: bytes
    """PNG: what was kept, what is now, and where they differ, side by side."""

    @property
    def is_alike(self) -> bool:
        """Whether nobody would tell the two from each other."""
        return self.same_size and self.far <= MOST_FAR and self.near <= MOST_NEAR


def compare(page: Page, kept: Path, now: bytes) -> Difference:
    """Compare a kept picture (WebP) with one just taken (PNG); *page* may be any."""
    urls = [data_url(kept.read_bytes(), "webp"), data_url(now, "png")]
    found = page.evaluate(_COMPARE, [*urls, CELL_PX, FAR, NEAR])
    apart: list[float] = found["apart"]
    return Difference(
        same_size=found["same"],
        far=sum(cell > FAR for cell in apart),
        near=sum(cell > NEAR for cell in apart) / len(apart),
        sheet=base64.b64decode(found["sheet"].partition(",")[2]),
    )
