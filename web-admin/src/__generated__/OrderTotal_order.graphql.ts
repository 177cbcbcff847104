/**
 * @generated SignedSource<<dfe7a8d4096cf97638f0966a77979d52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "HKD" | "JPY" | "THB" | "TWD" | "USD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderTotal_order$data = {
  readonly currency: Currency | null | undefined;
  readonly overpaid: string;
  readonly refunded: string;
  readonly shippingFee: string;
  readonly subtotal: string;
  readonly total: string;
  readonly " $fragmentType": "OrderTotal_order";
};
export type OrderTotal_order$key = {
  readonly " $data"?: OrderTotal_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderTotal_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderTotal_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subtotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shippingFee",
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
      "kind": "ScalarField",
      "name": "overpaid",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "1b6d5a01c2afcabb7ffea5d2d39ff01d";

export default node;
