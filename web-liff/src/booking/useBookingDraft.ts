import { type ChangeFields, useStoredDraft } from "../session/useStoredDraft.ts";
import { type BookingDraft, nextDraft, readDraft } from "./bookingDraft.ts";

/** Changes some fields, or computes them from the latest draft. */
export type ChangeDraft = ChangeFields<BookingDraft>;

const FORM = {
  name: "booking",
  read: readDraft,
  withCustomer: (draft: BookingDraft, { phone }: { phone: string }) =>
    draft.phone === "" && phone !== "" ? { ...draft, phone } : draft,
  next: nextDraft,
};

/** Keeps both booking forms; the phone defaults to the signed-in customer's. */
export function useBookingDraft() {
  return useStoredDraft(FORM);
}
