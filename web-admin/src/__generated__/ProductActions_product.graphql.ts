/**
 * @generated SignedSource<<7f3f4ecf91511acd49979c0d9df104ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductActions_product$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProductToggle_product">;
  readonly " $fragmentType": "ProductActions_product";
};
export type ProductActions_product$key = {
  readonly " $data"?: ProductActions_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductActions_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductActions_product",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductToggle_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "9d9c793fc38f29352c9b2b2ccbf8256d";

export default node;
