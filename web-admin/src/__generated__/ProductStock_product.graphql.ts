/**
 * @generated SignedSource<<0f54d2f4cb4325142076c192b95d02d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductStock_product$data = {
  readonly stock: string;
  readonly waitingCustomers: number;
  readonly " $fragmentType": "ProductStock_product";
};
export type ProductStock_product$key = {
  readonly " $data"?: ProductStock_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductStock_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductStock_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingCustomers",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "b5e9529a20868e04b3b570f709471b20";

export default node;
