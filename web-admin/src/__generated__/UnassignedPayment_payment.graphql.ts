/**
 * @generated SignedSource<<412ff796965b95c8d89fd222ecd48047>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "HKD" | "JPY" | "THB" | "TWD" | "USD" | "%future added value";
export type OnlinePaymentProvider = "ECPAY" | "LINE_PAY" | "STRIPE" | "%future added value";
export type PaymentChannel = "ATM" | "CARD" | "CVS" | "WALLET" | "%future added value";
export type UnassignedReason = "ABOVE_TOTAL" | "ORDER_CANCELLED" | "ORDER_DELETED" | "PAID_TWICE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UnassignedPayment_payment$data = {
  readonly left: string;
  readonly orderNumber: number | null | undefined;
  readonly payment: {
    readonly channel: PaymentChannel;
    readonly currency: Currency;
    readonly provider: OnlinePaymentProvider;
  };
  readonly reason: UnassignedReason;
  readonly receivedAt: string;
  readonly reference: string;
  readonly " $fragmentType": "UnassignedPayment_payment";
};
export type UnassignedPayment_payment$key = {
  readonly " $data"?: UnassignedPayment_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnassignedPayment_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnassignedPayment_payment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OnlinePayment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "provider",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "channel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "left",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receivedAt",
      "storageKey": null
    }
  ],
  "type": "UnassignedPayment",
  "abstractKey": null
};

(node as any).hash = "6354bdefeb8403687cfe4443e03b9354";

export default node;
