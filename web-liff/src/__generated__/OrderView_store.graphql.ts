/**
 * @generated SignedSource<<a70e0baba224955afde67fc1012d5e83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderView_store$data = {
  readonly address: string;
  readonly openingHours: string;
  readonly " $fragmentSpreads": FragmentRefs<"Transfer_store">;
  readonly " $fragmentType": "OrderView_store";
};
export type OrderView_store$key = {
  readonly " $data"?: OrderView_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderView_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderView_store",
  "selections": [
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
      "name": "address",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Transfer_store"
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "aba95329f2d5aa4f3dd56534987066f7";

export default node;
