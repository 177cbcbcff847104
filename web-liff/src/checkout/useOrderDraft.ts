import { useEffect, useState } from "react";
import { useSession } from "../session/session.tsx";
import { nextDraft, type OrderDraft, readDraft } from "./orderDraft.ts";
import { readSessionItem, saveSessionItem } from "./sessionItem.ts";

const KEY = "machiya.orderDraft";

/** Keeps the form in session storage; the phone defaults to the signed-in customer's. */
export function useOrderDraft() {
  const { customer } = useSession();
  const [draft, setDraft] = useState(() => readDraft(readSessionItem(KEY)));
  useEffect(() => saveSessionItem(KEY, JSON.stringify(draft)), [draft]);
  const known = customer?.phone ?? "";
  const [offered, setOffered] = useState("");
  if (known !== offered) {
    setOffered(known);
    if (draft.buyerPhone === "") setDraft({ ...draft, buyerPhone: known });
  }
  return {
    draft,
    change: (fields: Partial<OrderDraft>) => setDraft((last) => ({ ...last, ...fields })),
    reset: () => setDraft(nextDraft),
  };
}
