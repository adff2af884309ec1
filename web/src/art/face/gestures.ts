/** The gestures a face can make; the ids are the rulesets' own. */

export const GESTURES = [
  "brows",
  "wink",
  "wink-right",
  "wink-left",
  "tongue",
  "tongue-right",
  "tongue-left",
  "tongue-in-cheek",
  "lip-right",
  "lip-left",
  "mouth-aside",
  "bite-lip",
  "small-puff",
  "puff-cheeks",
  "shoulder",
  "shoulder-right",
  "shoulder-left",
  "close-eyes",
  "nod",
  "pout",
  "kiss",
  "eyes-up",
] as const;

export type Gesture = (typeof GESTURES)[number];

/** Whether a text is the id of a gesture that is drawn. */
export function isGesture(id: string): id is Gesture {
  return (GESTURES as readonly string[]).includes(id);
}
