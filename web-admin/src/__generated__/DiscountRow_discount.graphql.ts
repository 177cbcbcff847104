/**
 * @generated SignedSource<<7e4c53b0d868cb603ab857279eda6a34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DiscountAudience = "CUSTOMER" | "PRODUCT" | "%future added value";
export type DiscountKind = "PER_PRODUCT" | "WHOLE_CART" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DiscountRow_discount$data = {
  readonly amount: string | null | undefined;
  readonly audience: DiscountAudience;
  readonly description: string;
  readonly id: string;
  readonly kind: DiscountKind;
  readonly multiplier: string | null | undefined;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"DiscountActions_discount" | "DiscountStateTag_discount" | "DiscountUse_discount">;
  readonly " $fragmentType": "DiscountRow_discount";
};
export type DiscountRow_discount$key = {
  readonly " $data"?: DiscountRow_discount$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiscountRow_discount">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DiscountRow_discount",
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

(node as any).hash = "7d7b787fa2a26589901b0b3615d18c44";

export default node;
