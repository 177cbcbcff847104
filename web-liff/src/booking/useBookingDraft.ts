import { useEffect, useState } from "react";
import { readSessionItem, saveSessionItem } from "../checkout/sessionItem.ts";
import { useSession } from "../session/session.tsx";
import { type BookingDraft, nextDraft, readDraft } from "./bookingDraft.ts";

const KEY = "machiya.bookingDraft";

/** Changes some fields, or computes them from the latest draft. */
export type ChangeDraft = (
  fields: Partial<BookingDraft> | ((last: BookingDraft) => Partial<BookingDraft>),
) => void;

/** Keeps the forms in session storage; the phone defaults to the signed-in customer's. */
export function useBookingDraft() {
  const { customer } = useSession();
  const [draft, setDraft] = useState(() => readDraft(readSessionItem(KEY)));
  useEffect(() => saveSessionItem(KEY, JSON.stringify(draft)), [draft]);
  const known = customer?.phone ?? "";
  const [offered, setOffered] = useState("");
  if (known !== offered) {
    setOffered(known);
    if (draft.phone === "") setDraft({ ...draft, phone: known });
  }
  const change: ChangeDraft = (fields) =>
    setDraft((last) => ({ ...last, ...(typeof fields === "function" ? fields(last) : fields) }));
  return {
    draft,
    change,
    reset: () => setDraft(nextDraft),
  };
}
