/**
 * @generated SignedSource<<d052fae7b25a7d3af244b1824056b047>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StoreCard_store$data = {
  readonly address: string;
  readonly bankAccount: string;
  readonly bankCode: string;
  readonly delivers: boolean;
  readonly id: string;
  readonly name: string;
  readonly openingHours: string;
  readonly orderingClosesAt: string | null | undefined;
  readonly orderingOpensAt: string | null | undefined;
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"StoreWeekdays_store">;
  readonly " $fragmentType": "StoreCard_store";
};
export type StoreCard_store$key = {
  readonly " $data"?: StoreCard_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoreCard_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoreCard_store",
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
      "name": "bankAccount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bankCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderingOpensAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderingClosesAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openingHours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "delivers",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoreWeekdays_store"
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "f4f94451930a7c767813f0f238c5e72d";

export default node;
