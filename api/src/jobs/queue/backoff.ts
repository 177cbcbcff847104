/** The pause doubles with each attempt, from `first` seconds up to `longest`. */
export function exponentialBackoff(first: number, longest: number): (attempts: number) => number {
  return (attempts) => Math.min(longest, first * 2 ** (attempts - 1));
}

/** A pause is longer by up to this share, so that jobs which failed together are not tried again together. */
const JITTER = 0.2;

/** The pauses of a list, in seconds, each with jitter; the last one holds for all attempts that follow. */
export function listedBackoff(
  pauses: readonly number[],
  random: () => number = Math.random,
): (attempts: number) => number {
  return (attempts) => (pauses[attempts - 1] ?? pauses.at(-1) ?? 0) * (1 + JITTER * random());
}
