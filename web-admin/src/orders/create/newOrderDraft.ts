import { paths } from "../../paths.ts";
import { readDraftLike } from "../../ui/drafts/storedDraft.ts";
import type { ChosenProduct } from "./ChosenProducts.tsx";
import { EMPTY_ORDER, type OrderDraft } from "./orderDraft.ts";

/** An order that staff are entering. It is created with its products in the second step. */
export interface NewOrderDraft {
  details: OrderDraft;
  lines: readonly ChosenProduct[];
}

const EMPTY: NewOrderDraft = { details: EMPTY_ORDER, lines: [] };

const EMPTY_PRODUCT: ChosenProduct = { id: "", name: "", imageUrl: null, price: "", stock: "", quantity: "" };

/** The form of both steps, whose draft is kept in the browser. */
export const NEW_ORDER_FORM = {
  name: "newOrder",
  empty: EMPTY,
  read: (value: unknown): NewOrderDraft => {
    const { details, lines } = readDraftLike(EMPTY, value);
    return {
      details: readDraftLike(EMPTY_ORDER, details),
      lines: lines.map((line) => readDraftLike(EMPTY_PRODUCT, line)).filter(({ id }) => id !== ""),
    };
  },
};

/** How leaving the form is guarded: its draft is kept, and its two pages belong together. */
export const NEW_ORDER_GUARD = { keepsDraft: true, pages: [paths.addOrder, paths.orderContent] };
