/**
 * @generated SignedSource<<064aa2ef7f7a9f729a6bf0c7184640fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductState = "DISABLED" | "ENABLED" | "FROZEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProductStateTag_product$data = {
  readonly state: ProductState;
  readonly " $fragmentType": "ProductStateTag_product";
};
export type ProductStateTag_product$key = {
  readonly " $data"?: ProductStateTag_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductStateTag_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductStateTag_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "55bd90ebfde3a748d25eda0f24684d70";

export default node;
