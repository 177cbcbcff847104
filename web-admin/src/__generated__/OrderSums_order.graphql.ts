/**
 * @generated SignedSource<<2b170f2cca74f487b32096a3bdb622bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderSums_order$data = {
  readonly discountRecords: ReadonlyArray<{
    readonly amount: string;
    readonly name: string;
  }>;
  readonly discountTotal: string;
  readonly shippingFee: string;
  readonly shippingName: string;
  readonly subtotal: string;
  readonly total: string;
  readonly " $fragmentType": "OrderSums_order";
};
export type OrderSums_order$key = {
  readonly " $data"?: OrderSums_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSums_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderSums_order",
  "selections": [
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
      "name": "discountTotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DiscountRecord",
      "kind": "LinkedField",
      "name": "discountRecords",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shippingName",
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
      "name": "total",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "483530c6096b7caeb2cb3858d3a394e3";

export default node;
