import { isServiceDuration, readAbbreviation } from "@machiya/schema/domain/appointments/serviceRules";
import { useMessages } from "../language/language.ts";
import { isDecimalFrom } from "../ui/fields/decimalInput.ts";
import type { ServiceDraft } from "./ServiceFields.tsx";

const isDuration = (written: string) =>
  /^\d{1,4}$/.test(written.trim()) && isServiceDuration(Number(written));

/** What a service's fields are called, and what can be wrong with them. */
export function useServiceForm() {
  const words = useMessages("services");
  const { required } = useMessages("ui");
  const { name } = useMessages("uiRecord");
  return {
    fieldNames: {
      name,
      abbreviation: words.abbreviation,
      durationMinutes: words.duration,
      price: words.price,
      note: words.note,
    },
    problemsOf: (draft: ServiceDraft) => ({
      name: draft.name.trim() === "" ? required : undefined,
      durationMinutes:
        draft.durationMinutes.trim() === ""
          ? required
          : isDuration(draft.durationMinutes)
            ? undefined
            : words.durationProblem,
      price: draft.price.trim() === "" || isDecimalFrom(0, draft.price) ? undefined : words.priceProblem,
      abbreviation: readAbbreviation(draft.abbreviation) === null ? words.abbreviationProblem : undefined,
    }),
  };
}

/** A draft, or what changes of it, as the server takes it; no price is 0. */
export function detailsOf({ durationMinutes, price, ...texts }: Partial<ServiceDraft>) {
  return {
    ...texts,
    ...(durationMinutes !== undefined && { durationMinutes: Number(durationMinutes) }),
    ...(price !== undefined && { price: price.trim() || "0" }),
  };
}
