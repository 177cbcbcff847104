import type { OrderSource, OrderState, PaymentState } from "../generated/prisma/enums.ts";
import type { Random } from "./random.ts";

/** The payment method numbers on the wire (decisions.md §1). */
const NONE = 1;
const CARD = 2;
const BANK_TRANSFER = 3;
const PAY_AT_STORE = 4;
const CASH_ON_DELIVERY = 5;
/** A method of an earlier system, whose number has no name anymore. */
const FORGOTTEN = 9;

type Weights<Key extends string> = Readonly<Partial<Record<Key, number>>>;

/** Weights of order states by position from the newest order. */
const STATES: readonly { newest: number; weights: Weights<OrderState> }[] = [
  { newest: 18, weights: { ESTABLISHED: 75, IN_ACTION: 20, CANCELLED: 5 } },
  { newest: 40, weights: { IN_ACTION: 55, WAITING: 35, CANCELLED: 10 } },
  { newest: 58, weights: { WAITING: 45, COMPLETE: 45, CANCELLED: 10 } },
  { newest: Number.POSITIVE_INFINITY, weights: { COMPLETE: 92, CANCELLED: 8 } },
];

export function demoOrderStateOf(random: Random, placeFromNewest: number): OrderState {
  const row = STATES.find(({ newest }) => placeFromNewest < newest);
  return random.weighted<OrderState>(row?.weights ?? { COMPLETE: 1 });
}

export function demoOrderSourceOf(random: Random): OrderSource {
  return random.weighted({ SHOPPING_PLATFORM: 70, MANUAL: 18, ROBOT: 12 });
}

const METHODS: Record<OrderSource, (delivered: boolean) => Record<string, number>> = {
  // The methods that checkout offers (decisions.md §4). Cash on delivery is used only for delivered orders.
  SHOPPING_PLATFORM: (delivered) => ({
    [BANK_TRANSFER]: 45,
    [PAY_AT_STORE]: delivered ? 0 : 45,
    [CASH_ON_DELIVERY]: delivered ? 40 : 0,
  }),
  ROBOT: (delivered) => ({ [BANK_TRANSFER]: 50, [PAY_AT_STORE]: delivered ? 0 : 50 }),
  MANUAL: () => ({ [PAY_AT_STORE]: 45, [CARD]: 25, [BANK_TRANSFER]: 15, [NONE]: 10, [FORGOTTEN]: 5 }),
};

export function demoPaymentMethodOf(random: Random, source: OrderSource, delivered: boolean): number {
  return Number(random.weighted(METHODS[source](delivered)));
}

/** The payment states that fit an order state; cash and in-store payments are made at handover. */
const PAYMENTS: Record<OrderState, { early: Weights<PaymentState>; late: Weights<PaymentState> }> = {
  ESTABLISHED: { early: { UNPAID: 70, PAID: 20, PARTIALLY_PAID: 5, FAILED: 5 }, late: { UNPAID: 1 } },
  IN_ACTION: { early: { PAID: 80, PARTIALLY_PAID: 15, UNPAID: 5 }, late: { UNPAID: 1 } },
  WAITING: { early: { PAID: 90, PARTIALLY_PAID: 10 }, late: { UNPAID: 1 } },
  COMPLETE: { early: { PAID: 97, REFUNDED: 3 }, late: { PAID: 1 } },
  CANCELLED: { early: { UNPAID: 20, REFUND_PENDING: 35, REFUNDED: 30, FAILED: 15 }, late: { UNPAID: 1 } },
};

export function demoPaymentStateOf(random: Random, state: OrderState, method: number): PaymentState {
  const early = method === BANK_TRANSFER || method === CARD;
  return random.weighted<PaymentState>(PAYMENTS[state][early ? "early" : "late"]);
}

const REMARKS = [
  "請附提袋",
  "送禮用，請代寫小卡：生日快樂",
  "週末取貨，謝謝",
  "管理室可代收",
  "Please leave it at the door.",
  "のし紙をお願いします",
  "到貨前請先電話聯絡",
];

/** The buyer's note. For a bank transfer it starts with the last five digits of the account (shop.md §5). */
export function demoNoteOf(random: Random, method: number): string {
  const remark = random.chance(0.35) ? random.pick(REMARKS) : "";
  if (method !== BANK_TRANSFER) return remark;
  return `${String(random.integer(0, 99_999)).padStart(5, "0")} ${remark}`.trim();
}
