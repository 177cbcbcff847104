const [MINUTE, HOUR] = [60, 3600];

/** Seconds between a failed attempt and the next one, after the first, the second, and so on. */
const PAUSES = [5, 30, 2 * MINUTE, 10 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR];
/** A pause is longer by up to this share, so that what failed together does not come back together. */
const JITTER = 0.2;

/** How often a delivery is tried before it has failed. */
export const MOST_ATTEMPTS = PAUSES.length + 1;

/** Seconds until the next attempt when so many have failed; null: it was the last one. `random` is from [0, 1). */
export function pauseAfter(attempts: number, random: number): number | null {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? null : pause * (1 + JITTER * random);
}
