import { useState } from "react";
import { readSessionItem, saveSessionItem } from "../checkout/sessionItem.ts";

/** Keeps the digits that are typed for an order, which survive errors and a reload; null when there are none. */
export function useDigitsDraft(orderId: string): [string | null, (digits: string | null) => void] {
  const key = `machiya.accountDigits.${orderId}`;
  const [digits, setDigits] = useState(() => readSessionItem(key));
  const change = (next: string | null) => {
    setDigits(next);
    saveSessionItem(key, next);
  };
  return [digits, change];
}
