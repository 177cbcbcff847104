/**
 * @generated SignedSource<<2562e9d1d1e1e7e0344ab9f3e3568667>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductState = "DISABLED" | "ENABLED" | "FROZEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProductToggle_product$data = {
  readonly id: string;
  readonly name: string;
  readonly toggledState: ProductState;
  readonly version: number;
  readonly " $fragmentType": "ProductToggle_product";
};
export type ProductToggle_product$key = {
  readonly " $data"?: ProductToggle_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductToggle_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductToggle_product",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toggledState",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "2a3b1cf4bb4f1721da9b090207d21051";

export default node;
