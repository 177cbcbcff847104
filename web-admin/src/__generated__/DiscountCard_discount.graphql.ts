/**
 * @generated SignedSource<<16941da3476b1f5b498d8367022c8e8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DiscountAudience = "CUSTOMER" | "PRODUCT" | "%future added value";
export type DiscountKind = "PER_PRODUCT" | "WHOLE_CART" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DiscountCard_discount$data = {
  readonly amount: string | null | undefined;
  readonly audience: DiscountAudience;
  readonly customerCount: number;
  readonly description: string;
  readonly id: string;
  readonly kind: DiscountKind;
  readonly multiplier: string | null | undefined;
  readonly name: string;
  readonly productCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"DiscountActions_discount" | "DiscountStateTag_discount" | "DiscountUse_discount">;
  readonly " $fragmentType": "DiscountCard_discount";
};
export type DiscountCard_discount$key = {
  readonly " $data"?: DiscountCard_discount$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiscountCard_discount">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DiscountCard_discount",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "multiplier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "audience",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DiscountStateTag_discount"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DiscountUse_discount"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DiscountActions_discount"
    }
  ],
  "type": "Discount",
  "abstractKey": null
};

(node as any).hash = "64cbedb45acc0c435a6f4618bc49a92d";

export default node;
