/** All that draws faces, as one part of the page that comes later. */

export { default as FaceRig } from "./FaceRig.svelte";
export { hash, LOOKS, lookOf } from "./looks";
