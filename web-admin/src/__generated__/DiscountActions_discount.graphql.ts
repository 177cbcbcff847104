/**
 * @generated SignedSource<<f695a3e7a8d10af81da24f0267a94ad9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DiscountActions_discount$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"DiscountToggle_discount">;
  readonly " $fragmentType": "DiscountActions_discount";
};
export type DiscountActions_discount$key = {
  readonly " $data"?: DiscountActions_discount$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiscountActions_discount">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DiscountActions_discount",
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
      "name": "DiscountToggle_discount"
    }
  ],
  "type": "Discount",
  "abstractKey": null
};

(node as any).hash = "9b9378341a674d0cb84ad335806e7e77";

export default node;
