import type * as stored from "@machiya/prisma/enums";
import type { PaymentAction, RecordedPaymentKind } from "../../domain/orders/recordedPayment.ts";
import { forEachProvider, type LedgerProvider } from "../../domain/paymentProviders/providerRegistry.ts";
import { describedEnum } from "../../enums.ts";

export const PaymentActionEnum = describedEnum<PaymentAction>(
  "PaymentAction",
  "What staff can do with a payment.",
  {
    REFUND: "Return money.",
    VOID: "Cancel an entry that was made by mistake.",
    CAPTURE: "Take the money that the provider reserves.",
    VOID_AUTHORIZATION: "Release the money that the provider reserves.",
  },
);

export const AuthorizationRequestEnum = describedEnum<stored.AuthorizationRequest>(
  "AuthorizationRequest",
  "What staff asked a provider to do with reserved money.",
  { CAPTURE: "Take it.", VOID: "Release it." },
);

export const PaymentProviderEnum = describedEnum<LedgerProvider>(
  "PaymentProvider",
  "Who processes a payment.",
  {
    MANUAL: "No provider: staff record the payment.",
    ...forEachProvider(({ name }) => `${name.en}.`),
  },
);

export const PaymentKindEnum = describedEnum<stored.PaymentKind>("PaymentKind", "How money is paid.", {
  CASH: "Cash.",
  TRANSFER: "A bank transfer, also one at an ATM.",
  COD: "Cash on delivery.",
  CARD: "A card, online or at a terminal.",
  WALLET: "A wallet on the phone.",
  CONVENIENCE_STORE: "Cash at a convenience store, with a code.",
  OTHER: "Otherwise.",
  PART: "A part of unknown amount, which is 0 here: staff set the order to partially paid.",
  ADJUSTMENT: "The difference by which the total of an order that staff marked as paid has grown since.",
});

export const RecordedPaymentKindEnum = describedEnum<RecordedPaymentKind>(
  "RecordedPaymentKind",
  "How a payment that staff record was made.",
  {
    CASH: "Cash.",
    TRANSFER: "A bank transfer.",
    COD: "Cash on delivery.",
    CARD: "A card, at a terminal.",
    OTHER: "Otherwise.",
  },
);

export const PaymentEntryStateEnum = describedEnum<stored.PaymentEntryState>(
  "PaymentEntryState",
  "The state of one payment.",
  {
    PENDING: "Started, or expected.",
    AUTHORIZED: "The provider reserved the money, which the shop has not received yet.",
    CAPTURED: "The shop received the money.",
    FAILED: "It failed.",
    CANCELLED: "It was abandoned, or recorded by mistake.",
    EXPIRED: "It was not paid in time, or the reserved money was not captured in time.",
  },
);

export const RefundStateEnum = describedEnum<stored.RefundState>("RefundState", "The state of a refund.", {
  PENDING: "The money is to be returned.",
  DONE: "The money was returned.",
  FAILED: "It failed or was withdrawn; the money was not returned.",
});

export const RefundMethodEnum = describedEnum<stored.RefundMethod>(
  "RefundMethod",
  "How the money of a refund is returned.",
  {
    PROVIDER: "By the payment's provider.",
    MANUAL: "By staff: a bank transfer or cash.",
    CHARGEBACK: "By the customer's bank, against the shop's will.",
  },
);
