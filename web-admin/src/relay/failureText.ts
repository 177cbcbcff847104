import type { Language } from "@machiya/schema/domain/language";
import { errorText } from "@machiya/schema/wording";
import { useLanguage } from "../language/language.ts";
import { messages } from "./messages.ts";
import { Refusal } from "./refusal.ts";

/** What to tell the person about a failure, whatever was thrown. */
export function failureText(language: Language, error: unknown): string {
  if (!(error instanceof Refusal)) return errorText(language, "INTERNAL", {});
  const { code, params } = error;
  if (code === "UNREACHABLE" || code === "OUTDATED") return messages[language][code];
  return errorText(language, code, params);
}

/** `failureText` in the chosen language. */
export function useFailureText(): (error: unknown) => string {
  const { language } = useLanguage();
  return (error) => failureText(language, error);
}
