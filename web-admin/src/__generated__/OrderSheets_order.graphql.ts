/**
 * @generated SignedSource<<1d62c55106743695ee385c0242dcd104>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "HKD" | "JPY" | "THB" | "TWD" | "USD" | "%future added value";
export type PaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH_ON_DELIVERY" | "NONE" | "PAY_AT_STORE" | "UNKNOWN" | "%future added value";
export type PaymentState = "FAILED" | "PAID" | "PARTIALLY_PAID" | "REFUNDED" | "REFUND_PENDING" | "UNPAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderSheets_order$data = {
  readonly address: string;
  readonly buyerName: string;
  readonly buyerPhone: string;
  readonly createdAt: string;
  readonly currency: Currency | null | undefined;
  readonly discountRecords: ReadonlyArray<{
    readonly amount: string;
    readonly name: string;
  }>;
  readonly discountTotal: string;
  readonly expectedDeliveryDate: string | null | undefined;
  readonly id: string;
  readonly lines: ReadonlyArray<{
    readonly expectedDay: string | null | undefined;
    readonly id: string;
    readonly imageUrl: string | null | undefined;
    readonly lineTotal: string;
    readonly preOrdered: string;
    readonly product: {
      readonly id: string;
      readonly types: ReadonlyArray<{
        readonly name: string;
      }>;
    };
    readonly productName: string;
    readonly quantity: string;
    readonly restocked: string;
    readonly unitPrice: string;
  }>;
  readonly note: string;
  readonly number: number;
  readonly parcels: ReadonlyArray<{
    readonly carrier: string;
    readonly number: number;
    readonly trackingNumber: string;
  }>;
  readonly paymentMethod: PaymentMethod;
  readonly paymentState: PaymentState;
  readonly recipientName: string;
  readonly recipientPhone: string;
  readonly shippingFee: string;
  readonly shippingName: string;
  readonly shippingSlot: {
    readonly day: string;
    readonly endMinute: number;
    readonly startMinute: number;
  } | null | undefined;
  readonly subtotal: string;
  readonly total: string;
  readonly " $fragmentType": "OrderSheets_order";
};
export type OrderSheets_order$key = {
  readonly " $data"?: OrderSheets_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSheets_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "OrderSheets_order"
};

(node as any).hash = "634f41398414c38b5184c4baaaad9af9";

export default node;
