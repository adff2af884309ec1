/** The art sheet: every drawing on one page, to be looked at. Not part of what is built. */

import { mount } from "svelte";
import "../../theme/tokens.css";
import "../../theme/base.css";
import Sheet from "./Sheet.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.classList.add(asked.get("theme") ?? "light");
document.documentElement.dataset.cloth = asked.get("cloth") ?? "green";
const target = document.getElementById("sheet");
if (target) mount(Sheet, { target, props: { part: asked.get("part") ?? "all" } });
