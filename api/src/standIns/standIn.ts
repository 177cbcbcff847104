import { randomInt } from "node:crypto";
import type { MinorAmount } from "@machiya/schema/domain/minorUnits";
import type { PaymentChannelName } from "@machiya/schema/domain/orders/onlinePayments";
import type { PaymentProviderName } from "@machiya/schema/domain/paymentProviders/providerRegistry";
import type { ProviderCredentials } from "@machiya/schema/payments/providerCredentials";
import type { PaymentStep } from "../payments/paymentProvider.ts";

/** What a customer can do on the page of a stand-in. */
export const STAND_IN_ACTIONS = ["PAY", "FAIL", "PAY_TWICE", "PAY_LATE"] as const;
export type StandInAction = (typeof STAND_IN_ACTIONS)[number];

/** A payment in the file of a stand-in. */
export interface StandInPayment {
  id: string;
  reference: string;
  channel: PaymentChannelName;
  amount: MinorAmount;
  description: string;
  /**
   * APPROVED: the customer agreed, and the shop has not confirmed it. RESERVED: the money waits for the capture. VOIDED:
   * reserved money was released.
   */
  state: "OPEN" | "CODE" | "APPROVED" | "RESERVED" | "PAID" | "VOIDED" | "FAILED" | "EXPIRED";
  /** Whether the money is reserved until it is captured. */
  capturesLater: boolean;
  /** How often the customer was charged; more than once is the error that the shop must prevent. */
  charges: number;
  refunded: number;
  /** The refunds by their idempotency keys, or by their own numbers. */
  refunds: Map<string, number>;
  /** Whether the card payment was settled with the bank; ECPay refunds settled payments only. */
  isSettled: boolean;
  addresses: { notification: string; result: string; cancelled: string };
}

/** How a stand-in misbehaves on demand. */
export interface StandInBehavior {
  notifications: "normal" | "lost" | "twice" | "late";
  /** "before": requests fail without effect. "after": they take effect, and the response is lost. */
  outage: "none" | "before" | "after";
  /** What a gateway answers in place of the provider, which has carried out the request; null: nothing. */
  gateway: { status: number; body: string } | null;
  /** The status of refunds at Stripe. */
  refundStatus: string;
  /** How long the provider takes to answer the request that starts a payment. */
  startMs: number;
}

/** A server that behaves as a provider's documentation says, without money. */
export interface StandIn {
  readonly name: PaymentProviderName;
  readonly credentials: ProviderCredentials;
  readonly behavior: StandInBehavior;
  /** Answers a request to the provider's API or pages; its path is that of the provider. */
  handle(request: Request): Promise<Response>;
  /** Does what the customer chooses on the page, and returns where the browser continues. */
  act(id: string, action: StandInAction): Promise<PaymentStep>;
  payments(): readonly StandInPayment[];
  /** Delivers the late notifications that were held back, in reverse order; returns how many. */
  deliverHeldBack(): Promise<number>;
}

export interface StandInOptions {
  /** The base URL of the stand-in's pages, as browsers reach it; it may be a path. */
  pageBase: string;
  /** How long a late notification is held back; null: until `deliverHeldBack`. */
  lateMs: number | null;
}

/** Stores the payments of a stand-in and delivers its notifications. */
export interface StandInFile {
  all: StandInPayment[];
  behavior: StandInBehavior;
  add(
    payment: Omit<
      StandInPayment,
      "state" | "charges" | "refunded" | "refunds" | "isSettled" | "capturesLater"
    > & { capturesLater?: boolean },
  ): StandInPayment;
  byId(id: string): StandInPayment | undefined;
  byReference(reference: string): StandInPayment | undefined;
  /** Sends a notification as the behavior says, or late. */
  send(deliver: () => Promise<unknown>, isLate: boolean): Promise<void>;
  deliverHeldBack(): Promise<number>;
}

export function createStandInFile({ lateMs }: StandInOptions): StandInFile {
  const all: StandInPayment[] = [];
  const heldBack: (() => Promise<unknown>)[] = [];
  const behavior: StandInBehavior = {
    notifications: "normal",
    outage: "none",
    gateway: null,
    refundStatus: "succeeded",
    startMs: 0,
  };
  // A provider repeats a notification that fails; here the shop's own queries find such a payment.
  const quietly = (deliver: () => Promise<unknown>) => deliver().catch(() => {});
  return {
    all,
    behavior,
    add(payment) {
      const added: StandInPayment = {
        capturesLater: false,
        ...payment,
        state: "OPEN",
        charges: 0,
        refunded: 0,
        refunds: new Map(),
        isSettled: true,
      };
      all.push(added);
      return added;
    },
    byId: (id) => all.find((payment) => payment.id === id),
    byReference: (reference) => all.findLast((payment) => payment.reference === reference),
    async send(deliver, isLate) {
      const how = isLate ? "late" : behavior.notifications;
      if (how === "late" && lateMs !== null) setTimeout(() => quietly(deliver), lateMs).unref();
      else if (how === "late") heldBack.push(deliver);
      else if (how === "twice") await Promise.all([quietly(deliver), quietly(deliver)]);
      else if (how === "normal") await quietly(deliver);
    },
    async deliverHeldBack() {
      const late = heldBack.splice(0).reverse();
      for (const deliver of late) await quietly(deliver);
      return late.length;
    },
  };
}

/** Returns a number of LINE Pay's length, which does not fit a JavaScript number. */
export function randomDigits(length: number): string {
  return Array.from({ length }, (_, index) => randomInt(index === 0 ? 1 : 0, 10)).join("");
}

/** Returns the form fields or the query of a request. */
export async function formOf(request: Request): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await request.text()));
}
