import type { Language } from "@machiya/schema/domain/language";

type Words = Record<string, string | ((...values: never[]) => string)>;

/** The shape that a translation must have: the same keys, text for text and the same arguments. */
type SameShape<Default extends Words> = {
  [Key in keyof Default]: Default[Key] extends string ? string : Default[Key];
};

/** The words of a screen in three languages. Traditional Chinese is the default and decides which words there are. */
export function defineMessages<const Default extends Words>(words: {
  cn: Default;
  en: SameShape<NoInfer<Default>>;
  jp: SameShape<NoInfer<Default>>;
}): Record<Language, SameShape<Default>> {
  return words as Record<Language, SameShape<Default>>;
}
