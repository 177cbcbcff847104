/**
 * @generated SignedSource<<ee00bd90d62660c99dba0e730becba55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DiscountState = "DISABLED" | "ENABLED" | "FROZEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DiscountStateTag_discount$data = {
  readonly state: DiscountState;
  readonly " $fragmentType": "DiscountStateTag_discount";
};
export type DiscountStateTag_discount$key = {
  readonly " $data"?: DiscountStateTag_discount$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiscountStateTag_discount">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DiscountStateTag_discount",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "Discount",
  "abstractKey": null
};

(node as any).hash = "6168829a3cfddc229848a9bfa3eccfda";

export default node;
