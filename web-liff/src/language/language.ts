import { createLanguages } from "@machiya/schema/client/language";
import { rememberedLanguage } from "@machiya/schema/client/languageCookie";
import { type Language, readLanguage } from "@machiya/schema/domain/language";
import { currentInitialData } from "../initialData.ts";
import type { Catalog } from "./catalogs/zhHant.ts";

export const { LanguageProvider, loadCatalog, useLanguage, useMessages, useErrorSentence, useMoney } =
  createLanguages<Catalog>({
    cn: async () => (await import("./catalogs/zhHant.ts")).zhHant,
    en: async () => (await import("./catalogs/en.ts")).en,
    jp: async () => (await import("./catalogs/ja.ts")).ja,
    th: async () => (await import("./catalogs/th.ts")).th,
  });

/** Returns the language of server rendering, else the cookie's, else the best match for the browser. */
export function initialLanguage(): Language {
  return (
    currentInitialData()?.language ??
    rememberedLanguage() ??
    readLanguage({ cookie: null, acceptLanguage: navigator.languages.join(",") })
  );
}
