import { useEffect, useState } from "react";
import { keep, readKept } from "../checkout/keptInSession.ts";
import { useSession } from "../session/session.tsx";
import { type BookingDraft, nextDraft, readDraft } from "./bookingDraft.ts";

const KEY = "machiya.bookingDraft";

/** The forms as they were left; the phone is the customer's own until they write another. */
export function useBookingDraft() {
  const { customer } = useSession();
  const [draft, setDraft] = useState(() => readDraft(readKept(KEY)));
  useEffect(() => keep(KEY, JSON.stringify(draft)), [draft]);
  const known = customer?.phone ?? "";
  const [offered, setOffered] = useState("");
  if (known !== offered) {
    setOffered(known);
    if (draft.phone === "") setDraft({ ...draft, phone: known });
  }
  return {
    draft,
    change: (fields: Partial<BookingDraft>) => setDraft((last) => ({ ...last, ...fields })),
    reset: () => setDraft(nextDraft),
  };
}
