/** Chinese is Traditional as used in Taiwan (decisions.md §5). */
export type Language = "cn" | "en" | "jp";

/** booking.md §2. */
export const DEFAULT_LANGUAGE: Language = "cn";

export const LANGUAGE_COOKIE = "language";

/** Two days (booking.md §2). */
export const LANGUAGE_COOKIE_MS = 172_800_000;

const LOCALES: Record<Language, string> = { cn: "zh-TW", en: "en", jp: "ja" };

/** The language of texts, by the first part of a language tag. */
const BY_TAG: ReadonlyMap<string, Language> = new Map([
  ["zh", "cn"],
  ["en", "en"],
  ["ja", "jp"],
]);

/** The BCP 47 tag, for `lang` attributes and Intl. */
export function localeOf(language: Language): string {
  return LOCALES[language];
}

/** Whether this names one of our languages. */
export function isLanguage(text: unknown): text is Language {
  return typeof text === "string" && Object.hasOwn(LOCALES, text);
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
    const language = tag === "*" ? DEFAULT_LANGUAGE : BY_TAG.get(tag.split("-")[0] ?? "");
    const quality = Number(params.find((param) => param.startsWith("q="))?.slice(2) ?? 1);
    return language !== undefined && quality > 0 ? { language, quality } : [];
  });
  // The sort is stable: of two that are wanted equally, the first.
  return accepted.sort((a, b) => b.quality - a.quality)[0]?.language ?? DEFAULT_LANGUAGE;
}
