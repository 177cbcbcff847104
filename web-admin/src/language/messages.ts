import type { Language, Translation } from "@machiya/schema/domain/language";

/** The words of a screen in three languages. Traditional Chinese is the default and decides which words there are. */
export function defineMessages<const Default>(words: {
  cn: Default;
  en: Translation<NoInfer<Default>>;
  jp: Translation<NoInfer<Default>>;
}): Record<Exclude<Language, "th">, Translation<Default>> {
  return words as Record<Exclude<Language, "th">, Translation<Default>>;
}
