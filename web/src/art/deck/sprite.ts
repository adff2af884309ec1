/**
 * The sprite: one hidden SVG in the page that holds each drawing once, as a symbol.
 *
 * A drawing is made when it is first needed. What shows it is a `<use>`, so that the same card in a
 * hand, in the last trick and in the log costs three elements and not three drawings.
 */

const HOST_ID = "retruc-sprite";

function host(): SVGSVGElement {
  const found = document.getElementById(HOST_ID);
  if (found instanceof SVGSVGElement) return found;
  const made = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  made.id = HOST_ID;
  made.setAttribute("width", "0");
  made.setAttribute("height", "0");
  made.setAttribute("aria-hidden", "true");
  made.setAttribute("focusable", "false");
  // Not display: none, under which clips and patterns inside are not painted in some browsers.
  made.style.position = "absolute";
  document.body.prepend(made);
  return made;
}

/** Put what `draw` gives into the sprite, once per id. */
export function define(id: string, draw: () => string): void {
  if (document.getElementById(id)) return;
  host().insertAdjacentHTML("beforeend", draw());
}

/** Put a symbol into the sprite, once per id; gives the id back. */
export function symbol(id: string, viewBox: string, draw: () => string): string {
  define(id, () => `<symbol id="${id}" viewBox="${viewBox}">${draw()}</symbol>`);
  return id;
}

/** Put a bare group into the sprite, for drawings that are set down by their centre. */
export function group(id: string, draw: () => string): string {
  define(id, () => `<g id="${id}">${draw()}</g>`);
  return id;
}
