import { useStoredDraft } from "../session/useStoredDraft.ts";

interface DigitsDraft {
  digits: string;
}

const EMPTY: DigitsDraft = { digits: "" };

const FORM = {
  read: (value: unknown): DigitsDraft =>
    typeof value === "object" && value !== null && "digits" in value && typeof value.digits === "string"
      ? { digits: value.digits }
      : EMPTY,
  withCustomer: (draft: DigitsDraft) => draft,
  next: () => EMPTY,
};

/** Keeps the account digits that are typed for an order, which survive errors, a reload, and closing LINE. */
export function useDigitsDraft(orderId: string) {
  const { draft, change, reset } = useStoredDraft({ ...FORM, name: `accountDigits.${orderId}` });
  return { digits: draft.digits, setDigits: (digits: string) => change({ digits }), reset };
}
