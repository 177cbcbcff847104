import type { OrderDraft } from "./orderDraft.ts";

const KEY = "newOrder";

/**
 * Keeps the fields of an order that staff are entering, so that they survive the steps, Back, and a reload. The
 * order itself is created with its products in the second step.
 */
export const newOrderDraft = {
  read(): OrderDraft | null {
    const text = sessionStorage.getItem(KEY);
    return text === null ? null : JSON.parse(text);
  },
  write(draft: OrderDraft): void {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  },
  clear(): void {
    sessionStorage.removeItem(KEY);
  },
};
