import {
  type ChainName,
  type ConvenienceStore,
  readConvenienceStore,
  type StoreOrder,
  type StoreOrderProblem,
  storeAddressText,
  storeOrderProblems,
} from "@machiya/schema/domain/carriers/carriers";
import {
  type ContactRule,
  readAccountDigits,
  readAddress,
  readPhone,
} from "@machiya/schema/domain/contactDetails";
import { decimal } from "@machiya/schema/domain/money";
import { PAYMENT_METHODS, type PaymentMethod } from "@machiya/schema/domain/orders/payment";
import { readSlotId } from "@machiya/schema/domain/orders/slotText";
import { readMoment } from "@machiya/schema/domain/time/shopTime";
import type { PlaceOrderInput } from "../__generated__/usePlaceOrderMutation.graphql.ts";
import type { useShipping_store$data } from "../__generated__/useShipping_store.graphql.ts";
import { type CartLine, requestedLines } from "../cart/cart.ts";
import type { ShownPreOrder } from "../cart/shownPreOrders.ts";
import type { SlotChoice } from "./slotChoice.ts";

export type ShippingMethod = useShipping_store$data["shippingMethods"][number];

/** The shipping of a checkout. Without methods the shop has none, and a checkout needs none. */
export interface Shipping {
  /** All methods of the shop. */
  methods: readonly ShippingMethod[];
  /** Those that fit the tab, the payment method, and the products. */
  offered: readonly ShippingMethod[];
  /** Those that would be offered, but do not ship these products. */
  unfit: readonly { method: ShippingMethod; products: readonly string[] }[];
  /** The method that the customer chose, or else the first that fits; null if none does. */
  chosen: ShippingMethod | null;
  /** The chains whose stores are chosen on a map. Empty: the customer types the store. */
  chains: readonly ChainName[];
}

/** The state of the order form; both tabs share it, except for the address (shop.md §2, §5). */
export interface OrderDraft {
  tab: "delivery" | "pickUp";
  buyerPhone: string;
  sameAsBuyer: boolean;
  recipientName: string;
  recipientPhone: string;
  address: string;
  /** The name or code of the convenience store, the address of orders that are shipped there. */
  convenienceStore: string;
  /** The store that was chosen on the map, which replaces the typed one for chains with a map. */
  pickUpStore: ConvenienceStore | null;
  /** The chosen shipping method; empty for the first that fits. */
  shippingMethodId: string;
  /** A date as YYYY-MM-DD in the store's time zone; null means no preference. */
  day: string | null;
  /** The chosen slot as a text of slotId; empty for none. It replaces the day for methods with slots. */
  slot: string;
  paymentMethod: PaymentMethod;
  /** The last five digits of the account that pays, for bank transfers only. */
  accountDigits: string;
  note: string;
}

/** The fields that can be invalid, in the order of the form. */
export const DRAFT_FIELDS = [
  "buyerPhone",
  "recipientName",
  "recipientPhone",
  "shipping",
  "address",
  "convenienceStore",
  "pickUpStore",
  "day",
  "slot",
  "paymentMethod",
  "accountDigits",
] as const;

export type DraftField = (typeof DRAFT_FIELDS)[number];
const FORM_PROBLEMS = [
  "paymentRequired",
  "shippingRequired",
  "productsNotShipped",
  "storeRequired",
  "nameForStore",
  "phoneForStore",
  "amountForStore",
  "dayNotOffered",
  "slotRequired",
  "slotGone",
] as const;

type FormProblem = (typeof FORM_PROBLEMS)[number];
export type DraftProblem = "required" | FormProblem | ContactRule;
/** Returns whether a problem has a text of the form, and not one of the rules for contacts. */
export function isFormProblem(problem: DraftProblem): problem is FormProblem {
  return FORM_PROBLEMS.some((one) => one === problem);
}

export type DraftProblems = Partial<Record<DraftField, DraftProblem>>;

export function emptyDraft(phone = ""): OrderDraft {
  return {
    tab: "delivery",
    buyerPhone: phone,
    sameAsBuyer: true,
    recipientName: "",
    recipientPhone: "",
    address: "",
    convenienceStore: "",
    pickUpStore: null,
    shippingMethodId: "",
    day: null,
    slot: "",
    paymentMethod: "NONE",
    accountDigits: "",
    note: "",
  };
}

/**
 * Returns the draft that follows an order: recipient's name and phone stay, the phone as the shop stores it (shop.md
 * §4).
 */
export function nextDraft({ buyerPhone, recipientName }: OrderDraft): OrderDraft {
  return { ...emptyDraft(readPhone(buyerPhone) ?? buyerPhone), recipientName };
}

/** Parses a stored draft; missing and malformed fields are empty. */
export function readDraft(stored: unknown): OrderDraft {
  const draft = emptyDraft();
  if (typeof stored !== "object" || stored === null) return draft;
  const fields: Partial<Record<keyof OrderDraft, unknown>> = stored;
  const moment = typeof fields.day === "string" ? readMoment(fields.day) : null;
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return {
    tab: fields.tab === "pickUp" ? "pickUp" : "delivery",
    buyerPhone: text(fields.buyerPhone),
    sameAsBuyer: fields.sameAsBuyer !== false,
    recipientName: text(fields.recipientName),
    recipientPhone: text(fields.recipientPhone),
    address: text(fields.address),
    convenienceStore: text(fields.convenienceStore),
    pickUpStore: readStoredStore(fields.pickUpStore),
    shippingMethodId: text(fields.shippingMethodId),
    day: moment !== null && "day" in moment ? moment.day : null,
    slot: text(fields.slot),
    paymentMethod: PAYMENT_METHODS.find((method) => method === fields.paymentMethod) ?? "NONE",
    accountDigits: text(fields.accountDigits),
    note: text(fields.note),
  };
}

function readStoredStore(stored: unknown): ConvenienceStore | null {
  if (typeof stored !== "object" || stored === null) return null;
  return readConvenienceStore({ chain: "", code: "", name: "", address: "", ...stored });
}

/** The payment methods and days that can currently be chosen. */
export interface Offer {
  paymentMethods: readonly string[];
  isDayOffered: (day: string) => boolean;
  shipping: Shipping;
  slot: Pick<SlotChoice, "needed" | "chosen">;
  /** The signed-in customer's name; null while it is not known. */
  buyerName?: string | null;
  /** What a convenience store has to know of the amounts; null while they are not known. */
  amounts?: Pick<StoreOrder, "price" | "collected"> | null;
}

/** Returns the draft's field that the order's address is read from; null for pick-up at the store. */
export function addressFieldOf(
  { tab }: Pick<OrderDraft, "tab">,
  { chosen, chains }: Pick<Shipping, "chosen" | "chains">,
): "address" | "convenienceStore" | "pickUpStore" | null {
  if (tab === "pickUp") return null;
  if (chosen?.kind !== "CONVENIENCE_STORE") return "address";
  return chains.length === 0 ? "convenienceStore" : "pickUpStore";
}

/** Returns where the order goes; empty for pick-up at the store. */
export function addressText(draft: OrderDraft, shipping: Shipping): string {
  const field = addressFieldOf(draft, shipping);
  if (field === null) return "";
  if (field !== "pickUpStore") return draft[field].trim();
  return draft.pickUpStore === null ? "" : storeAddressText(draft.pickUpStore);
}

/** Returns the available payment methods; cash on delivery requires a delivery. */
export function availableMethods(tab: OrderDraft["tab"], offered: readonly string[]): PaymentMethod[] {
  return PAYMENT_METHODS.filter(
    (method) => offered.includes(method) && !(tab === "pickUp" && method === "CASH_ON_DELIVERY"),
  );
}

/** The rules that the server applies too. */
const RULES = {
  buyerPhone: { rule: "PHONE", read: readPhone },
  recipientPhone: { rule: "PHONE", read: readPhone },
  address: { rule: "ADDRESS", read: readAddress },
  convenienceStore: { rule: "ADDRESS", read: readAddress },
  accountDigits: { rule: "ACCOUNT_DIGITS", read: readAccountDigits },
} as const;

/** The draft's field and text for what the carrier of a convenience store will refuse. */
const STORE_PROBLEMS = {
  NAME: { field: "recipientName", problem: "nameForStore" },
  PHONE: { field: "recipientPhone", problem: "phoneForStore" },
  AMOUNT: { field: "shipping", problem: "amountForStore" },
} as const satisfies Record<StoreOrderProblem, { field: DraftField; problem: FormProblem }>;

/** Adds what the carrier will refuse, for fields without another problem. What is not known yet is left to the server. */
function addStoreProblems(draft: OrderDraft, { buyerName, amounts }: Offer, problems: DraftProblems): void {
  const recipientName = draft.sameAsBuyer ? buyerName : draft.recipientName.trim();
  const recipientPhone = draft.sameAsBuyer ? draft.buyerPhone : draft.recipientPhone;
  const found = storeOrderProblems({
    recipientName: recipientName ?? "",
    recipientPhone,
    ...(amounts ?? { price: decimal(1), collected: null }),
  });
  for (const one of found) {
    const { field, problem } = STORE_PROBLEMS[one];
    if (one === "NAME" && recipientName == null) continue;
    problems[one === "PHONE" && draft.sameAsBuyer ? "buyerPhone" : field] ??= problem;
  }
}

/** Returns the problems that block the order (shop.md §5). */
export function draftProblems(draft: OrderDraft, offer: Offer): DraftProblems {
  const problems: DraftProblems = {};
  const need = (field: "recipientName" | keyof typeof RULES) => {
    if (draft[field].trim() === "") problems[field] = "required";
    else if (field !== "recipientName" && RULES[field].read(draft[field]) === null)
      problems[field] = RULES[field].rule;
  };
  need("buyerPhone");
  if (!draft.sameAsBuyer) {
    need("recipientName");
    need("recipientPhone");
  }
  const { methods, chosen } = offer.shipping;
  if (methods.length > 0 && chosen === null)
    problems.shipping = offer.shipping.unfit.length > 0 ? "productsNotShipped" : "shippingRequired";
  const address = addressFieldOf(draft, offer.shipping);
  if (address === "pickUpStore") {
    const { pickUpStore } = draft;
    if (pickUpStore === null || !offer.shipping.chains.includes(pickUpStore.chain))
      problems.pickUpStore = "storeRequired";
    addStoreProblems(draft, offer, problems);
  } else if (address !== null) need(address);
  if (draft.paymentMethod === "BANK_TRANSFER") need("accountDigits");
  const { needed, chosen: slot } = offer.slot;
  if (needed) {
    if (slot?.fits !== true) problems.slot = draft.slot === "" ? "slotRequired" : "slotGone";
  } else if (draft.day !== null && !offer.isDayOffered(draft.day)) problems.day = "dayNotOffered";
  if (!availableMethods(draft.tab, offer.paymentMethods).includes(draft.paymentMethod)) {
    problems.paymentMethod = "paymentRequired";
  }
  return problems;
}

/**
 * Returns the mutation's input without its idempotency key, according to the payload rules of shop.md §5. `seen` is what
 * the customer was shown: the fee, and what is pre-ordered.
 */
export function orderInput(
  draft: OrderDraft,
  cart: readonly CartLine[],
  shipping: Shipping,
  seen: { shippingFee: string; preOrders: readonly ShownPreOrder[] },
): PlaceOrderInput {
  const buyerPhone = draft.buyerPhone.trim();
  const address = addressFieldOf(draft, shipping);
  const slot = shipping.chosen?.hasSlots ? readSlotId(draft.slot) : null;
  return {
    lines: requestedLines(cart).map(({ productId, quantity, seenPrice }) => {
      const preOrder = seen.preOrders.find((one) => one.productId === productId);
      return {
        productId,
        quantity,
        seenPrice,
        seenPreOrdered: preOrder?.preOrdered ?? "0",
        ...(preOrder && { seenExpectedDay: preOrder.expectedDay }),
      };
    }),
    buyerName: "",
    buyerPhone,
    recipientName: draft.sameAsBuyer ? "" : draft.recipientName.trim(),
    recipientPhone: draft.sameAsBuyer ? buyerPhone : draft.recipientPhone.trim(),
    address: addressText(draft, shipping),
    expectedDeliveryDate: slot === null ? draft.day : null,
    paymentMethod: draft.paymentMethod,
    accountDigits: draft.paymentMethod === "BANK_TRANSFER" ? draft.accountDigits : null,
    note: draft.note.trim(),
    ...(shipping.chosen !== null && {
      shippingMethodId: shipping.chosen.id,
      seenShippingFee: seen.shippingFee,
    }),
    ...(slot !== null && { shippingSlot: slot }),
    ...(address === "pickUpStore" && { pickUpStore: draft.pickUpStore }),
  };
}
