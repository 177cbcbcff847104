import { Refusal } from "@machiya/schema/client/refusal";
import { useCallback } from "react";
import { useErrorSentence, useMessages } from "../language/language.ts";

/** The visible names of form fields by their API names. */
export type FieldNames = Readonly<Record<string, string>>;

/** Returns a function that describes any thrown value in the chosen language. */
export function useFailureText(): (error: unknown, fieldNames?: FieldNames) => string {
  const words = useMessages("relay");
  const errorSentence = useErrorSentence();
  return useCallback(
    (error, fieldNames = {}) => {
      if (!(error instanceof Refusal)) return errorSentence("INTERNAL");
      const { code, params, requestId } = error;
      if (code === "SERVER_FAILED" || code === "INTERNAL") return words.SERVER_FAILED(requestId);
      if (code === "UNREACHABLE" || code === "OUTDATED" || code === "OUTCOME_UNKNOWN" || code === "TIMED_OUT")
        return words[code];
      const nameOf = (field: string) => fieldNames[field] ?? field;
      const { field, rule } = params;
      return errorSentence(code, {
        ...params,
        ...(field !== undefined && { field: nameOf(field) }),
        ...(rule?.fields !== undefined && { rule: { ...rule, fields: rule.fields.map(nameOf) } }),
      });
    },
    [words, errorSentence],
  );
}
