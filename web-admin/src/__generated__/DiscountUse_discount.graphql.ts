/**
 * @generated SignedSource<<8ee01a20ee57afea9102c901b047a6d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DiscountUse_discount$data = {
  readonly customerCount: number;
  readonly productCount: number;
  readonly " $fragmentType": "DiscountUse_discount";
};
export type DiscountUse_discount$key = {
  readonly " $data"?: DiscountUse_discount$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiscountUse_discount">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DiscountUse_discount",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerCount",
      "storageKey": null
    }
  ],
  "type": "Discount",
  "abstractKey": null
};

(node as any).hash = "4d06737bbac1b31ec3568c24a1b343bd";

export default node;
