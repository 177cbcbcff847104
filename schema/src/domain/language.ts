/** The properties of a language that the rest of the code needs. */
interface LanguageRow {
  /** The BCP 47 tag, for `lang` attributes and Intl. */
  locale: string;
  /** The primary subtag that browsers send for it in Accept-Language. */
  tag: string;
  /** The language's name in itself. */
  name: string;
  /** The name of its message catalog in each package. */
  catalog: string;
  /**
   * The locale of dates in exported files. Other programs would mistake a Buddhist year for a Gregorian one.
   */
  fileLocale: string;
}

/**
 * Every language, in menu order. The keys are the values in the cookie, the REST API and the database.
 * Chinese is Traditional as used in Taiwan (decisions.md §5). Thai is written without spaces between words:
 * browsers break its lines by a dictionary when `lang` is `th`, and its stacked tone marks need a line height
 * of 1.5 and a font of its own (`:lang(th)` in the style sheets of the webs).
 */
const LANGUAGE_TABLE = {
  cn: { locale: "zh-Hant-TW", tag: "zh", name: "繁體中文", catalog: "zhHant", fileLocale: "zh-Hant-TW" },
  en: { locale: "en", tag: "en", name: "English", catalog: "en", fileLocale: "en" },
  jp: { locale: "ja", tag: "ja", name: "日本語", catalog: "ja", fileLocale: "ja" },
  th: { locale: "th-TH", tag: "th", name: "ไทย", catalog: "th", fileLocale: "en" },
} as const satisfies Record<string, LanguageRow>;

/** A language by its key in the cookie, the REST API and the database. */
export type Language = keyof typeof LANGUAGE_TABLE;

/** All languages in menu order. */
export const LANGUAGES = Object.keys(LANGUAGE_TABLE) as readonly Language[];

/** The fallback language (booking.md §2). */
export const DEFAULT_LANGUAGE: Language = "cn";

export const LANGUAGE_COOKIE = "language";

/** Two days (booking.md §2). */
export const LANGUAGE_COOKIE_TTL_MS = 172_800_000;

/**
 * The type of a catalog's translation: the same keys, a string for a string, and a function with the same
 * parameters for a function.
 */
export type Translation<Source> = Source extends string
  ? string
  : Source extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Source]: Translation<Source[Key]> };

/** Returns the BCP 47 tag, for `lang` attributes and Intl. */
export function localeOf(language: Language): string {
  return LANGUAGE_TABLE[language].locale;
}

/**
 * Returns how a language sorts names: Chinese by strokes, Japanese by kana, and numbers in names by their values.
 * The result does not depend on the language of the browser or the server.
 */
export function nameOrder(language: Language): (one: string, other: string) => number {
  return new Intl.Collator(localeOf(language), { numeric: true }).compare;
}

/** Returns the locale of dates in CSV files, whose years are Gregorian in every language. */
export function fileLocaleOf(language: Language): string {
  return LANGUAGE_TABLE[language].fileLocale;
}

/** Returns the language's name in itself. */
export function languageName(language: Language): string {
  return LANGUAGE_TABLE[language].name;
}

/** Returns the name of the language's message catalog, which is its file name in each package. */
export function catalogName(language: Language): string {
  return LANGUAGE_TABLE[language].catalog;
}

/** Returns whether a value is the key of a language. */
export function isLanguage(text: unknown): text is Language {
  return typeof text === "string" && Object.hasOwn(LANGUAGE_TABLE, text);
}

/**
 * Returns the language of a response: the language cookie's value, else the best match of Accept-Language,
 * else Chinese (decisions.md §2.2).
 */
export function readLanguage(request: {
  cookie: string | null | undefined;
  acceptLanguage: string | null | undefined;
}): Language {
  if (isLanguage(request.cookie)) return request.cookie;
  const accepted = (request.acceptLanguage ?? "").split(",").flatMap((range) => {
    const [tag = "", ...params] = range.split(";").map((part) => part.trim().toLowerCase());
    const language = tag === "*" ? DEFAULT_LANGUAGE : languageOfTag(tag.split("-")[0] ?? "");
    const quality = Number(params.find((param) => param.startsWith("q="))?.slice(2) ?? 1);
    return language !== undefined && quality > 0 ? { language, quality } : [];
  });
  // The sort is stable, so that the first of two equally preferred languages wins.
  return accepted.sort((a, b) => b.quality - a.quality)[0]?.language ?? DEFAULT_LANGUAGE;
}

function languageOfTag(tag: string): Language | undefined {
  return LANGUAGES.find((language) => LANGUAGE_TABLE[language].tag === tag);
}

/** A text in every language. */
export type TextByLanguage = Readonly<Record<Language, string>>;

/** Returns a text, such as a brand, that is the same in every language. */
export const sameInEveryLanguage = (text: string): TextByLanguage =>
  Object.fromEntries(LANGUAGES.map((language) => [language, text])) as Record<Language, string>;
