import { createLanguages } from "@machiya/schema/client/language";
import type { Catalog } from "./catalogs/zhHant.ts";

export const { LanguageProvider, loadCatalog, useLanguage, useMessages, useErrorSentence, useMoney } =
  createLanguages<Catalog>({
    cn: async () => (await import("./catalogs/zhHant.ts")).zhHant,
    en: async () => (await import("./catalogs/en.ts")).en,
    jp: async () => (await import("./catalogs/ja.ts")).ja,
    th: async () => (await import("./catalogs/th.ts")).th,
  });
