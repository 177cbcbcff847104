import type { ChosenCustomer } from "../../appointments/booking/CustomerFinder.tsx";
import { paths } from "../../paths.ts";
import { readDraftLike } from "../../ui/drafts/storedDraft.ts";
import type { ChosenProduct } from "./ChosenProducts.tsx";
import { EMPTY_ORDER, type OrderDraft } from "./orderDraft.ts";

/** An order that staff are entering. It is created with its products in the second step. */
export interface NewOrderDraft {
  /** The customer for whom it is entered; the id is empty for none. */
  customer: ChosenCustomer;
  details: OrderDraft;
  lines: readonly ChosenProduct[];
  shipping: ShippingDraftOfOrder;
}

/** The shipping of an order that staff are entering; the texts are empty without a method or a slot. */
export interface ShippingDraftOfOrder {
  methodId: string;
  /** The slot as a text of slotId. */
  slot: string;
  /** "yes" if the order exceeds the slot's capacity. */
  over: string;
}

export const NO_SHIPPING: ShippingDraftOfOrder = { methodId: "", slot: "", over: "" };

const NO_CUSTOMER: ChosenCustomer = { id: "", name: "", phone: "" };

const EMPTY: NewOrderDraft = {
  customer: NO_CUSTOMER,
  details: EMPTY_ORDER,
  lines: [],
  shipping: NO_SHIPPING,
};

const EMPTY_PRODUCT: ChosenProduct = {
  id: "",
  limitedId: "",
  name: "",
  imageUrl: null,
  price: "",
  stock: "",
  quantity: "",
  preOrderLeft: "0",
  preOrderDay: null,
  maxPerOrder: null,
  maxPerCustomer: null,
  quantityStep: null,
};

/** The state of a navigation that enters an order for a customer. */
export const orderFor = (customer: ChosenCustomer) => ({ orderFor: customer });

/** Returns the customer for whom a navigation enters an order; null for none. */
export function orderedFor(state: unknown): ChosenCustomer | null {
  const { orderFor: customer } = readDraftLike(orderFor(NO_CUSTOMER), state);
  const read = readDraftLike(NO_CUSTOMER, customer);
  return read.id === "" ? null : read;
}

/** Returns the part of the draft that choosing a customer changes: who buys, but not who receives. */
export function chosenBuyer(
  { details }: NewOrderDraft,
  customer: ChosenCustomer | null,
): Pick<NewOrderDraft, "customer" | "details"> {
  if (customer === null) return { customer: NO_CUSTOMER, details };
  const { name: buyerName, phone: buyerPhone } = customer;
  return { customer, details: { ...details, buyerName, buyerPhone } };
}

/** The form of both steps, whose draft is kept in the browser. */
export const NEW_ORDER_FORM = {
  name: "newOrder",
  empty: EMPTY,
  read: (value: unknown): NewOrderDraft => {
    const { customer, details, lines, shipping } = readDraftLike(EMPTY, value);
    return {
      customer: readDraftLike(NO_CUSTOMER, customer),
      details: readDraftLike(EMPTY_ORDER, details),
      lines: lines.map((line) => readDraftLike(EMPTY_PRODUCT, line)).filter(({ id }) => id !== ""),
      shipping: readDraftLike(NO_SHIPPING, shipping),
    };
  },
};

/** How leaving the form is guarded: its draft is kept, and its two pages belong together. */
export const NEW_ORDER_GUARD = { keepsDraft: true, pages: [paths.addOrder, paths.orderContent] };
