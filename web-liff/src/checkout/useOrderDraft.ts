import { useStoredDraft } from "../session/useStoredDraft.ts";
import { nextDraft, type OrderDraft, readDraft } from "./orderDraft.ts";

const FORM = {
  name: "order",
  read: readDraft,
  withCustomer: (draft: OrderDraft, { phone }: { phone: string }) =>
    draft.buyerPhone === "" && phone !== "" ? { ...draft, buyerPhone: phone } : draft,
  next: nextDraft,
};

/** Keeps the order form; the phone defaults to the signed-in customer's. */
export function useOrderDraft() {
  return useStoredDraft(FORM);
}
