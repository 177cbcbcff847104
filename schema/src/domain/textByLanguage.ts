import type { Language } from "./language.ts";

/** A text in every language. */
export type TextByLanguage = Readonly<Record<Language, string>>;

/** Returns a text, such as a brand, that is the same in every language. */
export const sameInEveryLanguage = (text: string): TextByLanguage => ({
  cn: text,
  en: text,
  jp: text,
  th: text,
});
