import {
  isServiceDuration,
  MAX_SERVICE_MINUTES,
  MIN_SERVICE_MINUTES,
  readAbbreviation,
} from "@machiya/schema/domain/appointments/serviceRules";
import { useMessages } from "../language/language.ts";
import { isDecimalFrom } from "../ui/fields/decimalInput.ts";
import type { ServiceDraft } from "./ServiceFields.tsx";

const isDuration = (written: string) =>
  /^\d{1,4}$/.test(written.trim()) && isServiceDuration(Number(written));

/** Returns the field names and validation of a service's form. */
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
            : words.durationProblem(MIN_SERVICE_MINUTES, MAX_SERVICE_MINUTES),
      price: draft.price.trim() === "" || isDecimalFrom(0, draft.price) ? undefined : words.priceProblem,
      abbreviation: readAbbreviation(draft.abbreviation) === null ? words.abbreviationProblem : undefined,
    }),
  };
}

/** Converts form values, or changes of them, to the API's input; an empty price is 0. */
export function detailsOf({ durationMinutes, price, ...texts }: Partial<ServiceDraft>) {
  return {
    ...texts,
    ...(durationMinutes !== undefined && { durationMinutes: Number(durationMinutes) }),
    ...(price !== undefined && { price: price.trim() || "0" }),
  };
}
