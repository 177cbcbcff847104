/**
 * @generated SignedSource<<347839794491a8c032b8ad5a30f0ceb1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DiscountAudience = "CUSTOMER" | "PRODUCT" | "%future added value";
export type DiscountKind = "PER_PRODUCT" | "WHOLE_CART" | "%future added value";
export type DiscountState = "DISABLED" | "ENABLED" | "FROZEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DiscountEditor_discount$data = {
  readonly amount: string | null | undefined;
  readonly audience: DiscountAudience;
  readonly customerCount: number;
  readonly description: string;
  readonly id: string;
  readonly kind: DiscountKind;
  readonly multiplier: string | null | undefined;
  readonly name: string;
  readonly productCount: number;
  readonly state: DiscountState;
  readonly version: number;
  readonly " $fragmentType": "DiscountEditor_discount";
};
export type DiscountEditor_discount$key = {
  readonly " $data"?: DiscountEditor_discount$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiscountEditor_discount">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DiscountEditor_discount",
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
      "name": "version",
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
      "name": "state",
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
    }
  ],
  "type": "Discount",
  "abstractKey": null
};

(node as any).hash = "dd24cf00d10f22454e0b3fb241b3a9cc";

export default node;
