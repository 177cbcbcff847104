/**
 * @generated SignedSource<<a168ec92b836a356be0b33cec3b0718c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderItems_order$data = {
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly productName: string;
    readonly quantity: string;
  }>;
  readonly " $fragmentType": "OrderItems_order";
};
export type OrderItems_order$key = {
  readonly " $data"?: OrderItems_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderItems_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderItems_order",
  "selections": [
    {
      "alias": "items",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 500
        }
      ],
      "concreteType": "OrderLine",
      "kind": "LinkedField",
      "name": "lines",
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
          "name": "productName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        }
      ],
      "storageKey": "lines(first:500)"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "3ee6c1fe472da61389823f4b985a0155";

export default node;
