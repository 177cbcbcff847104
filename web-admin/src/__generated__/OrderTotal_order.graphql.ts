/**
 * @generated SignedSource<<ce7ccaed45025facbfdaa9c7b5636a7d>>
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
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "d79f65fd40bdfb6bbfb3c4cff6ba1475";

export default node;
