/**
 * @generated SignedSource<<10f206c45907e7151fc8b9afe24f4a79>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderItems_order$data = {
  readonly lines: ReadonlyArray<{
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
      "alias": null,
      "args": null,
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
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "231d8c947a51eb2c2296f209e46a3581";

export default node;
