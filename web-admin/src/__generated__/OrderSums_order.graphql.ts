/**
 * @generated SignedSource<<828a2d2b474456db659e9abaccf209cc>>
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
    readonly id: string;
    readonly name: string;
  }>;
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
      "concreteType": "DiscountRecord",
      "kind": "LinkedField",
      "name": "discountRecords",
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
      "name": "total",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "cc1cf28cc7396f6a9f3a6f5fa4d3d52c";

export default node;
