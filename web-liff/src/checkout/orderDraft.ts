import {
  PAYMENT_METHODS,
  type PaymentMethod,
  startsWithBankCode,
} from "@machiya/schema/domain/orders/payment";
import type { PlaceOrderInput } from "../__generated__/usePlaceOrderMutation.graphql.ts";
import { type CartLine, requestedLines } from "../cart/cart.ts";

/** What the order form holds; its two tabs hold the same form but for the address (shop.md §2, §5). */
export interface OrderDraft {
  tab: "delivery" | "pickUp";
  buyerPhone: string;
  sameAsBuyer: boolean;
  recipientName: string;
  recipientPhone: string;
  address: string;
  /** YYYY-MM-DD in the store's zone; null: no wish. */
  day: string | null;
  paymentMethod: PaymentMethod;
  note: string;
}

/** The fields that can be at fault, in the order in which they stand. */
export const DRAFT_FIELDS = [
  "buyerPhone",
  "recipientName",
  "recipientPhone",
  "address",
  "day",
  "paymentMethod",
  "note",
] as const;

export type DraftField = (typeof DRAFT_FIELDS)[number];
export type DraftProblem = "required" | "paymentRequired" | "bankCode" | "dayNotOffered";
export type DraftProblems = Partial<Record<DraftField, DraftProblem>>;

export function emptyDraft(phone = ""): OrderDraft {
  return {
    tab: "delivery",
    buyerPhone: phone,
    sameAsBuyer: true,
    recipientName: "",
    recipientPhone: "",
    address: "",
    day: null,
    paymentMethod: "NONE",
    note: "",
  };
}

/** After an order: phone and recipient's name are kept, the rest begins anew (shop.md §4). */
export function nextDraft({ buyerPhone, recipientName }: OrderDraft): OrderDraft {
  return { ...emptyDraft(buyerPhone), recipientName };
}

/** Reads a kept draft; what is missing or of another kind is as in an empty one. */
export function readDraft(kept: string | null): OrderDraft {
  let stored: unknown;
  try {
    stored = JSON.parse(kept ?? "null");
  } catch {
    stored = null;
  }
  const draft = emptyDraft();
  if (typeof stored !== "object" || stored === null) return draft;
  const fields: Partial<Record<keyof OrderDraft, unknown>> = stored;
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return {
    tab: fields.tab === "pickUp" ? "pickUp" : "delivery",
    buyerPhone: text(fields.buyerPhone),
    sameAsBuyer: fields.sameAsBuyer !== false,
    recipientName: text(fields.recipientName),
    recipientPhone: text(fields.recipientPhone),
    address: text(fields.address),
    day: typeof fields.day === "string" ? fields.day : null,
    paymentMethod: PAYMENT_METHODS.find((method) => method === fields.paymentMethod) ?? "NONE",
    note: text(fields.note),
  };
}

/** What may be chosen here and now. */
export interface Offer {
  paymentMethods: readonly string[];
  days: readonly string[];
}

/** Cash on delivery needs a delivery. */
export function availableMethods(tab: OrderDraft["tab"], offered: readonly string[]): PaymentMethod[] {
  return PAYMENT_METHODS.filter(
    (method) => offered.includes(method) && !(tab === "pickUp" && method === "CASH_ON_DELIVERY"),
  );
}

/** What is to be put right before the order can be sent (shop.md §5); empty: nothing. */
export function draftProblems(draft: OrderDraft, offer: Offer): DraftProblems {
  const problems: DraftProblems = {};
  const need = (field: "buyerPhone" | "recipientName" | "recipientPhone" | "address") => {
    if (draft[field].trim() === "") problems[field] = "required";
  };
  need("buyerPhone");
  if (!draft.sameAsBuyer) {
    need("recipientName");
    need("recipientPhone");
  }
  if (draft.tab === "delivery") need("address");
  if (draft.day !== null && !offer.days.includes(draft.day)) problems.day = "dayNotOffered";
  if (!availableMethods(draft.tab, offer.paymentMethods).includes(draft.paymentMethod)) {
    problems.paymentMethod = "paymentRequired";
  }
  if (draft.paymentMethod === "BANK_TRANSFER" && !startsWithBankCode(draft.note.trim()))
    problems.note = "bankCode";
  return problems;
}

/** The order as it is sent, by shop.md §5's rules for the payload; without its idempotency key. */
export function orderInput(draft: OrderDraft, cart: readonly CartLine[]): PlaceOrderInput {
  const buyerPhone = draft.buyerPhone.trim();
  return {
    lines: requestedLines(cart).map(({ productId, quantity, seenPrice }) => ({
      productId,
      quantity,
      seenPrice,
    })),
    buyerName: "",
    buyerPhone,
    recipientName: draft.sameAsBuyer ? "" : draft.recipientName.trim(),
    recipientPhone: draft.sameAsBuyer ? buyerPhone : draft.recipientPhone.trim(),
    address: draft.tab === "delivery" ? draft.address.trim() : "",
    expectedDeliveryDate: draft.day,
    paymentMethod: draft.paymentMethod,
    note: draft.note.trim(),
  };
}
