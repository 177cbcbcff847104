/**
 * The beginnings of a text that spreadsheets read as a formula, also in full width, as a regular expression. One that
 * follows apostrophes is included, because it would be read back without one of them.
 */
export const FORMULA_START = "^'*[=+@\t\r\uff1d\uff0b\uff0d\uff20-]";
/** The characters for which a cell of a CSV file must be quoted, as a regular expression. */
export const QUOTED_CHARACTER = '[",\r\n]';

const formula = new RegExp(FORMULA_START);

/** Escapes a text that a spreadsheet would read as a formula (decisions.md §6). */
export const escapeFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** Returns the text that was escaped. */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
