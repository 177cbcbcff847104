/**
 * @generated SignedSource<<9c3e502d95f23941da9713a3fbf55ef5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductTable_products$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProductRow_product">;
  readonly " $fragmentType": "ProductTable_products";
}>;
export type ProductTable_products$key = ReadonlyArray<{
  readonly " $data"?: ProductTable_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductTable_products">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ProductTable_products",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductRow_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "4f2c43597e6cc234aa82de4430cc87b6";

export default node;
