/**
 * @generated SignedSource<<64796ec53c4764a24af8d92d66c66ff3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderView_store$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ContactMethods_store" | "Transfer_store">;
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
      "name": "Transfer_store"
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "73626bf3ee67f7b5b06f8f24f63ba061";

export default node;
