// Short sounds made on the spot: a card laid, a call, one's turn. No files are fetched.
import type { Item } from "../protocol/messages";

let audio: AudioContext | null = null;

function context(): AudioContext | null {
  // A browser lets a page sound only after a tap; until then there is nothing to try.
  if (!audio && navigator.userActivation?.hasBeenActive === false) return null;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
    return audio;
  } catch {
    return null;
  }
}

/** A card on cloth: a breath of noise. */
export function cardSound(): void {
  const at = context();
  if (!at) return;
  const length = Math.round(at.sampleRate * 0.07);
  const buffer = at.createBuffer(1, length, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index += 1) {
    samples[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 3;
  }
  const source = new AudioBufferSourceNode(at, { buffer });
  const filter = new BiquadFilterNode(at, { type: "lowpass", frequency: 1800 });
  source.connect(filter).connect(new GainNode(at, { gain: 0.35 })).connect(at.destination);
  source.start();
}

/** Notes one after another, as soft as knuckles on wood. */
export function notes(frequencies: number[], gain = 0.12): void {
  const at = context();
  if (!at) return;
  for (const [index, frequency] of frequencies.entries()) {
    const start = at.currentTime + index * 0.11;
    const tone = new OscillatorNode(at, { type: "triangle", frequency });
    const volume = new GainNode(at, { gain: 0 });
    volume.gain.setValueAtTime(gain, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.22);
    tone.connect(volume).connect(at.destination);
    tone.start(start);
    tone.stop(start + 0.25);
  }
}

/** The sound that goes with something that happened. */
export function soundOf(item: Item): void {
  switch (item.what.event) {
    case "card-played":
    case "card-covered":
    case "cards-stacked":
      return cardSound();
    case "call-made":
      return notes([392, 523]);
    case "call-accepted":
      return notes([523, 659]);
    case "call-declined":
    case "seat-left":
      return notes([330, 262]);
    case "cama-won":
      return notes([523, 659, 784]);
    case "coto-won":
      return notes([523, 659, 784, 1047], 0.16);
  }
}

/** One's own turn. */
export function turnSound(): void {
  notes([659], 0.1);
}
