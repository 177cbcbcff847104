import { useEffect, useState } from "react";
import { readSessionItem, saveSessionItem } from "../checkout/sessionItem.ts";
import { useSession } from "../session/session.tsx";
import { type BookingDraft, nextDraft, readDraft } from "./bookingDraft.ts";

const KEY = "machiya.bookingDraft";

/** Changes some fields, or what they are by then. */
export type ChangeDraft = (
  fields: Partial<BookingDraft> | ((last: BookingDraft) => Partial<BookingDraft>),
) => void;

/** The forms as they were left; the phone is the customer's own until they write another. */
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
