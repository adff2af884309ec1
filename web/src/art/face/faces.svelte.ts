/** Brings the drawing of faces when the first of them is shown. */

type Drawing = typeof import("./rig");

let loaded = $state.raw<Drawing | null>(null);
let coming: Promise<Drawing> | null = null;

/** Fetch the drawing ahead of the first face. Fails as the fetch fails; the next call tries again. */
export function preloadFaces(): Promise<Drawing> {
  coming ??= import("./rig")
    .then((drawing) => {
      loaded = drawing;
      return drawing;
    })
    .catch((error: unknown) => {
      coming = null;
      throw error;
    });
  return coming;
}

/** The drawing where it has come; reactive, and never starts a fetch. */
export function faceDrawing(): Drawing | null {
  return loaded;
}
