// What draws the reader's attention: sounds, a voice, vibration, a notification, the page's title.
// None of it ever tells a card.
import { settings } from "../app/settings.svelte";
import type { Connection } from "../net/connection.svelte";
import { language, say } from "../words/words.svelte";
import { soundOf, turnSound } from "./sounds";

/** Follow a table; gives a function that stops it. */
export function callAttention(connection: Connection): () => void {
  const stopNews = connection.onNews(({ items }) => {
    for (const item of items) {
      if (settings.sound) soundOf(item);
      if (settings.voice && item.said) speakAloud(item.said);
    }
  });
  const stopTurn = $effect.root(() => {
    let before = false;
    $effect(() => {
      const asked = connection.situation?.asked ?? false;
      document.title = say(asked && document.hidden ? "game-title-turn" : "game-title");
      if (asked && !before) announceTurn();
      before = asked;
    });
  });
  return () => {
    stopNews();
    stopTurn();
    document.title = "Retruc";
  };
}

function announceTurn(): void {
  if (settings.sound) turnSound();
  if (settings.vibrate && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(60);
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    const notice = new Notification(say("game-title-turn"), { tag: "retruc-turn" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
}

/** Say a call aloud, where the browser has a voice for the language. */
function speakAloud(text: string): void {
  const voices = window.speechSynthesis?.getVoices() ?? [];
  const wanted = language().slice(0, 2);
  const voice = voices.find((one) => one.lang.startsWith(wanted)) ?? voices.find((one) => one.lang.startsWith("es"));
  if (!voice) return;
  const speech = new SpeechSynthesisUtterance(text);
  speech.voice = voice;
  speech.lang = voice.lang;
  window.speechSynthesis.speak(speech);
}
