import { ACCOUNT_DIGITS } from "../contactDetails.ts";

/** What a line says about the account that paid. */
export interface AccountDigits {
  /** The last digits of the account, at most five; null when it is unknown. */
  digits: string | null;
  /** Other numbers whose last five digits may be the account's. They can confirm an order's digits, not contradict them. */
  hints: string[];
}

/** Digits and the characters by which banks mask others. */
const NUMBERS = /[\d*xX●○•＊]+/g;

/** A number that a spreadsheet has rewritten, as in 1.23457E+11. */
const EXPONENT = /\d(?:\.\d{1,20})?[eE]\+\d/;

/** The significant digits of a spreadsheet's numbers; it replaces further ones by zeros. */
const SPREADSHEET_DIGITS = 15;

/** The fewest digits that say something about an account. */
const MIN_DIGITS = ACCOUNT_DIGITS - 1;

/** Returns the numbers of a text without the hyphens between their parts; those with masks have them. */
const numbersIn = (text: string): string[] =>
  (text.replaceAll(/(?<=[\d*xX])-(?=[\d*xX])/g, "").match(NUMBERS) ?? []).filter((number) =>
    /\d/.test(number),
  );

/** Returns the digits at the end of an account; null when they are masked or a spreadsheet has replaced them. */
function lastDigits(number: string): string | null {
  const end = /\d{1,60}$/.exec(number)?.[0] ?? "";
  const isRounded = number.length > SPREADSHEET_DIGITS && /^0+$/.test(number.slice(SPREADSHEET_DIGITS));
  return end.length < MIN_DIGITS || isRounded ? null : end.slice(-ACCOUNT_DIGITS);
}

/** Returns the numbers of a text that can end in the five digits of an account. */
const hintsIn = (text: string): string[] =>
  numbersIn(text)
    .map(lastDigits)
    .filter((digits) => digits?.length === ACCOUNT_DIGITS)
    .map(String);

/**
 * Reads what the columns of the account and of notes say about the account that paid. It is known only if the column of
 * the account contains one number, whose end can be seen: a note's number may be a phone, a day, or an order.
 */
export function accountDigitsIn(account: string, note: string): AccountDigits {
  const numbers = EXPONENT.test(account) ? [] : numbersIn(account.replace(/\.0{1,9}$/, ""));
  const accounts = numbers.filter((number) => number.length >= MIN_DIGITS);
  const digits = accounts.length === 1 ? lastDigits(accounts[0] ?? "") : null;
  const others = [...(accounts.length > 1 ? hintsIn(account) : []), ...hintsIn(note)];
  return { digits, hints: [...new Set(others)] };
}
