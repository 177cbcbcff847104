/**
 * @generated SignedSource<<d1ab8bb5766e6fbfffe70e7df35ebf18>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductStock_product$data = {
  readonly preOrderLeft: string;
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
      "name": "preOrderLeft",
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

(node as any).hash = "3823c54f679851f36da1a0ba41c81972";

export default node;
