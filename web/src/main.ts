import { mount } from "svelte";
import "./theme/tokens.css";
import "./theme/base.css";
import "./app/app.css";
import App from "./App.svelte";
import { followNetwork } from "./app/network.svelte";
import { followLinks } from "./app/router.svelte";
import { keepSettings, settings } from "./app/settings.svelte";
import { serveOffline } from "./app/worker";
import { speak } from "./words/words.svelte";

async function start(target: HTMLElement): Promise<void> {
  keepSettings();
  followLinks();
  followNetwork();
  await speak(settings.language);
  target.replaceChildren();
  mount(App, { target });
  serveOffline();
}

const target = document.getElementById("app");
if (target) void start(target);
