/** Digits of a phone number, with its area code. */
const FEWEST = 8;
const MAX = 13;

/** A run that begins like one: with + or 0, brackets around the area code or not. */
const CANDIDATE = /(?<![\d:.])(?:\+\d{1,3}[ -]?)?\(?0?\d{1,4}\)?[ -]?\d{2,4}[ -]?\d{3,4}(?![\d:])/g;

/**
 * The phone number that a shop wrote into its opening hours or its address, which are in its own words; null: none.
 * Times, house numbers and dates are none.
 */
export function phoneNumberIn(...texts: readonly string[]): string | null {
  for (const text of texts) {
    for (const [found] of text.matchAll(CANDIDATE)) {
      const digits = found.replace(/\D/g, "").length;
      const begins = /^(?:\+|\(?0)/.test(found);
      if (begins && digits >= FEWEST && digits <= MAX) return found.trim();
    }
  }
  return null;
}
