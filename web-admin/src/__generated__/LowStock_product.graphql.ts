/**
 * @generated SignedSource<<34a2c3562a44e8b45e26e5daadcc559d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LowStock_product$data = {
  readonly id: string;
  readonly name: string;
  readonly stock: string;
  readonly " $fragmentSpreads": FragmentRefs<"StockDialog_product">;
  readonly " $fragmentType": "LowStock_product";
};
export type LowStock_product$key = {
  readonly " $data"?: LowStock_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"LowStock_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LowStock_product",
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
      "name": "stock",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StockDialog_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "01256f68caefb2acfacbc60f4435ac8a";

export default node;
