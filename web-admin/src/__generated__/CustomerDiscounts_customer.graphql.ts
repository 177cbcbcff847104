/**
 * @generated SignedSource<<9cd9738886dd21774684aa901b610a5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DiscountState = "DISABLED" | "ENABLED" | "FROZEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CustomerDiscounts_customer$data = {
  readonly discounts: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly state: DiscountState;
  }>;
  readonly " $fragmentType": "CustomerDiscounts_customer";
};
export type CustomerDiscounts_customer$key = {
  readonly " $data"?: CustomerDiscounts_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerDiscounts_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerDiscounts_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Discount",
      "kind": "LinkedField",
      "name": "discounts",
      "plural": true,
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
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "8120ce2e7e06ea4bc53e0dac579aa2ff";

export default node;
