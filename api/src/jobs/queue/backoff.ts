/** Returns pauses that double with each attempt, from `first` seconds up to `longest`. */
export function exponentialBackoff(first: number, longest: number): (attempts: number) => number {
  return (attempts) => Math.min(longest, first * 2 ** (attempts - 1));
}

/** Each pause is extended by up to this share, so that jobs that failed together are not retried together. */
const JITTER = 0.2;

/** Returns the listed pauses, in seconds and with jitter; the last one applies to all further attempts. */
export function listedBackoff(
  pauses: readonly number[],
  random: () => number = Math.random,
): (attempts: number) => number {
  return (attempts) => (pauses[attempts - 1] ?? pauses.at(-1) ?? 0) * (1 + JITTER * random());
}
