import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { isDecimal, isDecimalFrom } from "../ui/fields/decimalInput.ts";
import type { DiscountDraft } from "./DiscountFields.tsx";

/** Returns the field names, value formatting and validation of a discount's form. */
export function useDiscountForm() {
  const words = useMessages("discounts");
  const { required } = useMessages("ui");
  const { name, description } = useMessages("uiRecord");
  const labels = useLabels();
  const labelled: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    kind: labels.discountKind,
    audience: labels.discountAudience,
    state: labels.discountState,
  };
  return {
    fieldNames: {
      name,
      description,
      kind: words.kind,
      amount: words.amount,
      multiplier: words.multiplier,
      audience: words.audience,
      state: words.state,
    },
    valueText: (field: string, value: string) => labelled[field]?.[value] ?? value,
    problemsOf: ({ name, kind, amount, multiplier }: DiscountDraft) => ({
      name: name.trim() === "" ? required : undefined,
      amount:
        kind === "WHOLE_CART" || amount.trim() === "" || isDecimal(amount) ? undefined : words.amountProblem,
      multiplier:
        kind === "WHOLE_CART" || multiplier.trim() === "" || isDecimalFrom(0, multiplier)
          ? undefined
          : words.multiplierProblem,
    }),
  };
}

/**
 * Converts the numbers of a draft to the API's input; null clears one. A discount on the whole cart has the
 * specification's steps, so that a change to it clears the numbers that no longer apply.
 */
export function numbersOf({ kind, amount, multiplier }: Partial<DiscountDraft>) {
  if (kind === "WHOLE_CART") return { amount: null, multiplier: null };
  return {
    ...(amount !== undefined && { amount: amount.trim() || null }),
    ...(multiplier !== undefined && { multiplier: multiplier.trim() || null }),
  };
}
