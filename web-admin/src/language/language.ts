import { createLanguages } from "@machiya/schema/client/language";
import type { FirstCatalog } from "./catalogs/first/zhHant.ts";
import type { Catalog } from "./catalogs/zhHant.ts";

export const {
  LanguageProvider,
  loadCatalog,
  loadLaterCatalog,
  useLanguage,
  useMessages,
  useErrorSentence,
  useMoney,
} = createLanguages<FirstCatalog, Catalog>(
  {
    cn: async () => (await import("./catalogs/first/zhHant.ts")).zhHantFirst,
    en: async () => (await import("./catalogs/first/en.ts")).enFirst,
    jp: async () => (await import("./catalogs/first/ja.ts")).jaFirst,
    th: async () => (await import("./catalogs/first/th.ts")).thFirst,
  },
  {
    cn: async () => (await import("./catalogs/zhHant.ts")).zhHant,
    en: async () => (await import("./catalogs/en.ts")).en,
    jp: async () => (await import("./catalogs/ja.ts")).ja,
    th: async () => (await import("./catalogs/th.ts")).th,
  },
);
