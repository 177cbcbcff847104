import { readLocalItem, saveLocalItem } from "@machiya/schema/client/localItem";
import { useSyncExternalStore } from "react";
import { acknowledgePrices, type CartLine, putLine, readCart, removeLines } from "./cart.ts";

const KEY = "machiya.cart";

/** Server rendering always uses an empty cart. */
const NOTHING: readonly CartLine[] = [];

/** Returns the stored cart; an empty one is the server's, so that hydration renders nothing again. */
function storedLines(): readonly CartLine[] {
  const stored = readCart(readLocalItem(KEY));
  return stored.length === 0 ? NOTHING : stored;
}

let lines = storedLines();
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
    lines = storedLines();
    for (const listener of listeners) listener();
  });

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
