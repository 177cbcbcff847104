/**
 * @generated SignedSource<<982af5fb1ad2db10c6a2a45294114be0>>
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
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "dae7f1a9e352c72ce2a1b91c13e00d69";

export default node;
