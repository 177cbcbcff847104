/** Number of digits in a phone number with its area code. */
const FEWEST = 8;
const MAX = 13;

/**
 * Matches digits that may be a phone number, with an optional country code and brackets around the area code.
 */
const CANDIDATE = /(?<![\d:.])(?:\+\d{1,3}[ -]?)?\(?0?\d{1,4}\)?[ -]?\d{2,4}[ -]?\d{3,4}(?![\d:])/g;

/**
 * Returns the first phone number in the shop's free texts (opening hours, address), or null. It ignores
 * times, house numbers, and dates.
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
