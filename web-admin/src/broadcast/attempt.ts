/** A text on its way out, and the key under which it is sent once, however often it is tried. */
export interface Attempt {
  text: string;
  key: string;
}

/** The attempt at sending this text: the earlier one when it is tried again, as after a lost answer; else a new one. */
export function attemptAt(earlier: Attempt | null, text: string, newKey: () => string): Attempt {
  return earlier?.text === text ? earlier : { text, key: newKey() };
}
