import type { Language } from "@machiya/schema/domain/language";
import { errorText } from "@machiya/schema/wording";
import { useCallback } from "react";
import { useLanguage } from "../language/language.ts";
import { messages } from "./messages.ts";
import { Refusal } from "./refusal.ts";

/** What people call the fields of a form, by the names that the server calls them. */
export type FieldNames = Readonly<Record<string, string>>;

/** What to tell the person about a failure, whatever was thrown. */
export function failureText(language: Language, error: unknown, fieldNames: FieldNames = {}): string {
  if (!(error instanceof Refusal)) return errorText(language, "INTERNAL", {});
  const { code, params } = error;
  if (code === "UNREACHABLE" || code === "OUTDATED") return messages[language][code];
  const name = fieldNames[params.field ?? ""];
  return errorText(language, code, name === undefined ? params : { ...params, field: name });
}

/** `failureText` in the chosen language. */
export function useFailureText(): (error: unknown, fieldNames?: FieldNames) => string {
  const { language } = useLanguage();
  return useCallback((error, fieldNames) => failureText(language, error, fieldNames), [language]);
}
