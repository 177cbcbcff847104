import { useState } from "react";
import { readExpiringItem, saveExpiringItem } from "../session/expiringItem.ts";

/**
 * Keeps the digits that are typed for an order for a day, so that they survive errors and closing LINE's
 * window; null when there are none.
 */
export function useDigitsDraft(orderId: string): [string | null, (digits: string | null) => void] {
  const name = `accountDigits.${orderId}`;
  const [digits, setDigits] = useState(() => {
    const value = readExpiringItem(name)?.value;
    return typeof value === "string" ? value : null;
  });
  const change = (next: string | null) => {
    setDigits(next);
    saveExpiringItem(name, next === null ? null : { owner: null, value: next });
  };
  return [digits, change];
}
