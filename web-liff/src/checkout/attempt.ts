import { keep, readKept } from "./keptInSession.ts";

/** One attempt at an order or a booking: the same input keeps its key, so that trying again after silence does it once. */
export interface Attempt {
  input: string;
  key: string;
}

export function attemptFor(previous: Attempt | null, input: object, newKey: () => string): Attempt {
  const text = JSON.stringify(input);
  return previous?.input === text ? previous : { input: text, key: newKey() };
}

function readAttempt(name: string): Attempt | null {
  try {
    const kept: Partial<Attempt> | null = JSON.parse(readKept(name) ?? "null");
    return typeof kept?.input === "string" && typeof kept.key === "string"
      ? { input: kept.input, key: kept.key }
      : null;
  } catch {
    return null;
  }
}

/** The key to send with this input; the same until `endAttempt`, also after a reload. */
export function beginAttempt(name: string, input: object): string {
  const attempt = attemptFor(readAttempt(name), input, () => crypto.randomUUID());
  keep(name, JSON.stringify(attempt));
  return attempt.key;
}

/** An answer came: the next one is a new attempt. */
export function endAttempt(name: string): void {
  keep(name, null);
}
