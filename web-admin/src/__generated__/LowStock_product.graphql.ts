/**
 * @generated SignedSource<<8490121d77d33c20ea21e71a99c6345c>>
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
  readonly parentId: string | null | undefined;
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
      "name": "parentId",
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

(node as any).hash = "8962e95bbf90403b647012d68d840410";

export default node;
