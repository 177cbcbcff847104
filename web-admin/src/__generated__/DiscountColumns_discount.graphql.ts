/**
 * @generated SignedSource<<2952964dc9553070eeab140f6501a71b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DiscountAudience = "CUSTOMER" | "PRODUCT" | "%future added value";
export type DiscountKind = "PER_PRODUCT" | "WHOLE_CART" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DiscountColumns_discount$data = {
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
  readonly " $fragmentType": "DiscountColumns_discount";
};
export type DiscountColumns_discount$key = {
  readonly " $data"?: DiscountColumns_discount$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiscountColumns_discount">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DiscountColumns_discount",
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

(node as any).hash = "eaf5a0c521ee6b26ddfe99076e0c95d3";

export default node;
