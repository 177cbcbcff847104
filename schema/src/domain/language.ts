/** What the rest of the code needs to know of a language. */
interface LanguageRow {
  /** The BCP 47 tag, for `lang` attributes and Intl. */
  locale: string;
  /** The first part of the language tags that browsers send for it in Accept-Language. */
  tag: string;
  /** How the language calls itself. */
  name: string;
  /** The name of its catalog of words in each package. */
  catalog: string;
  /** The locale of dates in files, which other programs read: a Buddhist year would be taken for a Gregorian one. */
  fileLocale: string;
}

/**
 * Every language, in the order of the menus. The keys are what the cookie, the REST API and the database use.
 * Chinese is Traditional as used in Taiwan (decisions.md §5). Thai is written without spaces between words: browsers
 * break its lines by a dictionary where `lang` is `th`, and its stacked tone marks need a line height of 1.5 and a font
 * of its own (`:lang(th)` in the style sheets of the webs).
 */
const LANGUAGE_TABLE = {
  cn: { locale: "zh-Hant-TW", tag: "zh", name: "繁體中文", catalog: "zhHant", fileLocale: "zh-Hant-TW" },
  en: { locale: "en", tag: "en", name: "English", catalog: "en", fileLocale: "en" },
  jp: { locale: "ja", tag: "ja", name: "日本語", catalog: "ja", fileLocale: "ja" },
  th: { locale: "th-TH", tag: "th", name: "ไทย", catalog: "th", fileLocale: "en" },
} as const satisfies Record<string, LanguageRow>;

/** A language as the cookie, the REST API and the database write it. */
export type Language = keyof typeof LANGUAGE_TABLE;

/** In the order of the menus. */
export const LANGUAGES = Object.keys(LANGUAGE_TABLE) as readonly Language[];

/** booking.md §2. */
export const DEFAULT_LANGUAGE: Language = "cn";

export const LANGUAGE_COOKIE = "language";

/** Two days (booking.md §2). */
export const LANGUAGE_COOKIE_TTL_MS = 172_800_000;

/**
 * The shape that a translation of a catalog must have: the same keys, a text for a text, and for a function one with the
 * same arguments.
 */
export type Translation<Source> = Source extends string
  ? string
  : Source extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Source]: Translation<Source[Key]> };

/** The BCP 47 tag, for `lang` attributes and Intl. */
export function localeOf(language: Language): string {
  return LANGUAGE_TABLE[language].locale;
}

/** The locale of dates in CSV files, whose years are Gregorian in every language. */
export function fileLocaleOf(language: Language): string {
  return LANGUAGE_TABLE[language].fileLocale;
}

/** How the language calls itself. */
export function languageName(language: Language): string {
  return LANGUAGE_TABLE[language].name;
}

/** The name of the language's catalog of words, which is the name of its file in each package. */
export function catalogName(language: Language): string {
  return LANGUAGE_TABLE[language].catalog;
}

/** Whether this is the code of one of the languages. */
export function isLanguage(text: unknown): text is Language {
  return typeof text === "string" && Object.hasOwn(LANGUAGE_TABLE, text);
}

/**
 * The language to answer in: the value of the language cookie, else the best of Accept-Language, else Chinese
 * (decisions.md §2.2).
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
  // The sort is stable: of two languages that are wanted equally, the first one wins.
  return accepted.sort((a, b) => b.quality - a.quality)[0]?.language ?? DEFAULT_LANGUAGE;
}

function languageOfTag(tag: string): Language | undefined {
  return LANGUAGES.find((language) => LANGUAGE_TABLE[language].tag === tag);
}
