import { readExpiringItem, saveExpiringItem } from "@machiya/schema/client/expiringItem";
import { useState } from "react";
import { useSession } from "../session/session.tsx";

/** Keeps the digits that are typed for an order, as the forms keep their drafts; null when there are none. */
export function useDigitsDraft(orderId: string): [string | null, (digits: string | null) => void] {
  const owner = useSession().customer?.id ?? null;
  const name = `accountDigits.${orderId}`;
  const [digits, setDigits] = useState(() => {
    const stored = readExpiringItem(name);
    return typeof stored?.value === "string" && stored.owner === owner ? stored.value : null;
  });
  const change = (next: string | null) => {
    setDigits(next);
    saveExpiringItem(name, next === null ? null : { owner, value: next });
  };
  return [digits, change];
}
