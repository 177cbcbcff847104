import { useState } from "react";
import { useContactDetails } from "../session/useContactDetails.ts";
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

/**
 * Keeps both booking forms. The phone defaults to the signed-in customer's, the name to that of their latest
 * appointment.
 */
export function useBookingDraft() {
  const stored = useStoredDraft(FORM);
  const name = useContactDetails()?.bookingName ?? "";
  const [offered, setOffered] = useState("");
  if (name !== offered) {
    setOffered(name);
    if (stored.draft.name === "") stored.change({ name });
  }
  return stored;
}
