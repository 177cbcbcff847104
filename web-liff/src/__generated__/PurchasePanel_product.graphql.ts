/**
 * @generated SignedSource<<e6c2c319bb3768cfbbd923560837bb2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PurchasePanel_product$data = {
  readonly id: string;
  readonly name: string;
  readonly price: string;
  readonly stock: string;
  readonly " $fragmentType": "PurchasePanel_product";
};
export type PurchasePanel_product$key = {
  readonly " $data"?: PurchasePanel_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurchasePanel_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PurchasePanel_product",
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
      "name": "price",
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

(node as any).hash = "51175d55204e11119c397cbc80e82baf";

export default node;
