/**
 * How long a setup code is valid, in milliseconds. Codes expire because they are printed to the log, which is
 * stored and shared.
 */
export const SET_UP_CODE_TTL_MS = 24 * 3_600_000;

/** Returns the instant at or before which a setup code must have been created to be expired now. */
export function setUpCodesExpireFrom(now: Date): Date {
  return new Date(now.getTime() - SET_UP_CODE_TTL_MS);
}
