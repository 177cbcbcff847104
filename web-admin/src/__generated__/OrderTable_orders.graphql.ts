/**
 * @generated SignedSource<<d9d3d57481b7888d4dfdb852ccd40ab6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderTable_orders$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRow_order">;
  readonly " $fragmentType": "OrderTable_orders";
}>;
export type OrderTable_orders$key = ReadonlyArray<{
  readonly " $data"?: OrderTable_orders$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderTable_orders">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OrderTable_orders",
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
      "name": "OrderRow_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "935a276ab869a690ec537e45b7658f7f";

export default node;
