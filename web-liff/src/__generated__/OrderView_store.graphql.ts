/**
 * @generated SignedSource<<d40f71c15cff7facdcc2783412c6da6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderView_store$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ContactMethods_store" | "OnlinePayment_store" | "Transfer_store">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContactMethods_store"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OnlinePayment_store"
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

(node as any).hash = "ed06b01f1af0defe898679d2bbcc3de9";

export default node;
