/**
 * @generated SignedSource<<6d42fa98e03ede5e08d2882046cb889d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DiscountTable_discounts$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"DiscountRow_discount">;
  readonly " $fragmentType": "DiscountTable_discounts";
}>;
export type DiscountTable_discounts$key = ReadonlyArray<{
  readonly " $data"?: DiscountTable_discounts$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiscountTable_discounts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DiscountTable_discounts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DiscountRow_discount"
    }
  ],
  "type": "Discount",
  "abstractKey": null
};

(node as any).hash = "71b69975804ba87e79ac98da594ef9d2";

export default node;
