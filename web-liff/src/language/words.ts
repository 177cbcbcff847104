import type { Language } from "@machiya/schema/domain/language";
import { useLanguage } from "./language.ts";

type TableLanguage = Exclude<Language, "th">;

/** Words in three languages side by side, typed from the default. */
export type Words<T> = Record<TableLanguage, T>;

/** A screen's words: every language must say what Chinese, the default, says. */
export function words<T>(cn: T, others: { en: NoInfer<T>; jp: NoInfer<T> }): Words<T> {
  return { cn, ...others };
}

export function useWords<T>(table: Words<T>): T {
  const { language } = useLanguage();
  return table[language === "th" ? "en" : language];
}
