/**
 * @generated SignedSource<<6151f7eef92b4edbe8d6d7972ccaf90d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StockDialog_product$data = {
  readonly id: string;
  readonly name: string;
  readonly stock: string;
  readonly version: number;
  readonly " $fragmentType": "StockDialog_product";
};
export type StockDialog_product$key = {
  readonly " $data"?: StockDialog_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"StockDialog_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StockDialog_product",
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
      "name": "version",
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
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "528ab7adc9ebf6c170284d588a6ea0c0";

export default node;
