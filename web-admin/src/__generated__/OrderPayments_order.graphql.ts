/**
 * @generated SignedSource<<1ec6466a643fc1a7293dabe0f0009937>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderPayments_order$data = {
  readonly outstanding: string;
  readonly overpaid: string;
  readonly payments: ReadonlyArray<{
    readonly id: string;
    readonly refundable: string;
    readonly " $fragmentSpreads": FragmentRefs<"PaymentEntry_payment" | "RefundDialog_payment">;
  }>;
  readonly received: string;
  readonly refunded: string;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentEntry_order" | "RecordPaymentDialog_order" | "RefundDialog_order">;
  readonly " $fragmentType": "OrderPayments_order";
};
export type OrderPayments_order$key = {
  readonly " $data"?: OrderPayments_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPayments_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderPayments_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outstanding",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "overpaid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "received",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refunded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refundable",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PaymentEntry_payment"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RefundDialog_payment"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordPaymentDialog_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentEntry_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RefundDialog_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "05044cf28d241d844ceabc0361e112dc";

export default node;
