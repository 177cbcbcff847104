import type { ErrorParams } from "../domain/errors.ts";
import type { Language } from "../domain/language.ts";
import { en } from "./en.ts";
import { errorSentence } from "./errorSentence.ts";
import { formatCurrency } from "./formatCurrency.ts";
import { ja } from "./ja.ts";
import { th } from "./th.ts";
import type { Wording } from "./words.ts";
import { zhHant } from "./zhHant.ts";

const WORDINGS: Record<Language, Wording> = { cn: zhHant, en, jp: ja, th };

/**
 * Returns the words shared by screens and errors. This file loads all languages, so only the server imports
 * it.
 */
export function wording(language: Language): Wording {
  return WORDINGS[language];
}

/** Returns `errorSentence` in any language. */
export function errorText(language: Language, code: string, params: ErrorParams = {}): string {
  const money = (amount: string) => formatCurrency(language, params.currency, amount);
  return errorSentence({ language, words: WORDINGS[language], money }, code, params);
}
