/** A set-up code that stood in the log for longer opens nothing: a log is kept, read and passed on. Milliseconds. */
export const SET_UP_CODE_TTL_MS = 24 * 3_600_000;

/** The youngest code that does not count any more was made at this instant. */
export function setUpCodesExpireFrom(now: Date): Date {
  return new Date(now.getTime() - SET_UP_CODE_TTL_MS);
}
