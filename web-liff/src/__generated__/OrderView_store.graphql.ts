/**
 * @generated SignedSource<<601f2d49ccceb7b6cb6a14fe38d75836>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderView_store$data = {
  readonly customersCancelOrders: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ContactMethods_store" | "IncludedTax_store" | "Transfer_store">;
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
      "name": "customersCancelOrders",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IncludedTax_store"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContactMethods_store"
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

(node as any).hash = "e236a436d4d7054e2aa9ba8234ea4ac4";

export default node;
