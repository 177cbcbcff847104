/**
 * @generated SignedSource<<0a9f7d38149950edbfab398b185d50bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductStock_product$data = {
  readonly stock: string;
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
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "10faf4ca2ef05874ffefc8cd846886c2";

export default node;
