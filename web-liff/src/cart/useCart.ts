import { readLocalItem, saveLocalItem } from "@machiya/schema/client/localItem";
import { useSyncExternalStore } from "react";
import { acknowledgePrices, type CartLine, putLine, readCart, removeLines } from "./cart.ts";

const KEY = "machiya.cart";

let lines: readonly CartLine[] = readCart(readLocalItem(KEY));
const listeners = new Set<() => void>();

function change(next: readonly CartLine[]): void {
  lines = next;
  saveLocalItem(KEY, JSON.stringify(lines));
  for (const listener of listeners) listener();
}

// Another tab changed the cart.
if (typeof window !== "undefined")
  window.addEventListener("storage", ({ key }) => {
    if (key !== KEY) return;
    lines = readCart(readLocalItem(KEY));
    for (const listener of listeners) listener();
  });

/** Server rendering always uses an empty cart. */
const NOTHING: readonly CartLine[] = [];

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the cart, which survives a reload and a sign-in. */
export function useCart(): readonly CartLine[] {
  return useSyncExternalStore(
    subscribe,
    () => lines,
    () => NOTHING,
  );
}

export const cart = {
  put: (line: CartLine) => change(putLine(lines, line)),
  remove: (...productIds: readonly string[]) => change(removeLines(lines, productIds)),
  seePrices: (prices: readonly { productId: string; price: string }[]) =>
    change(acknowledgePrices(lines, prices)),
  clear: () => change([]),
};
