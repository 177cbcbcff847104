/**
 * The texts that a spreadsheet would not keep as they are, as a regular expression: the beginnings of formulas, also in
 * full width, and digits of which it would drop the first zeros or those after the fifteenth, or read an exponent. One
 * that follows apostrophes is included, because it would be read back without one of them.
 */
export const ALTERED_TEXT =
  "^'*([=+@\t\r\uff1d\uff0b\uff0d\uff20-]|[0\uff10][0-9\uff10-\uff19]+$|[0-9\uff10-\uff19]{16,}$|[0-9]+[eE][0-9]+$)";
/** The characters for which a cell of a CSV file must be quoted, as a regular expression. */
export const QUOTED_CHARACTER = '[",\r\n]';

const altered = new RegExp(ALTERED_TEXT);

/** Escapes a text that a spreadsheet would read as a formula (decisions.md §6) or as another number. */
export const escapeText = (text: string): string => (altered.test(text) ? `'${text}` : text);

/** Returns the text that was escaped. */
export const unescapeText = (text: string): string =>
  text.startsWith("'") && altered.test(text) ? text.slice(1) : text;
