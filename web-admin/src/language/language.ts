import { createLanguages } from "@machiya/schema/client/language";
import type { Language } from "@machiya/schema/domain/language";
import type { Catalog } from "./catalogs/zhHant.ts";

const languages = createLanguages<Catalog>({
  cn: async () => (await import("./catalogs/zhHant.ts")).zhHant,
  en: async () => (await import("./catalogs/en.ts")).en,
  jp: async () => (await import("./catalogs/ja.ts")).ja,
  th: async () => (await import("./catalogs/th.ts")).th,
});

export const { LanguageProvider, loadCatalog, useLanguage, useErrorSentence, useMoney } = languages;

/** A screen's words in the chosen language: a section of the catalog, or a table that is not in the catalog yet. */
export function useMessages<Section extends keyof Catalog>(section: Section): Catalog[Section];
export function useMessages<Words>(table: Record<Exclude<Language, "th">, Words>): Words;
export function useMessages(words: keyof Catalog | Record<Exclude<Language, "th">, unknown>): unknown {
  const { language } = useLanguage();
  const section = languages.useMessages(typeof words === "string" ? words : "wording");
  return typeof words === "string" ? section : words[language === "th" ? "en" : language];
}
