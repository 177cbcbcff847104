import { type Language, localeOf } from "./language.ts";

/**
 * Returns how a language sorts names: Chinese by strokes, Japanese by kana, and numbers in names by their values, whatever
 * the language of the browser or the server is.
 */
export function nameOrder(language: Language): (one: string, other: string) => number {
  return new Intl.Collator(localeOf(language), { numeric: true }).compare;
}
