/**
 * @generated SignedSource<<003070fcd855fca4e4ee57332655aba1>>
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
      "name": "Transfer_store"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContactMethods_store"
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "b0bb1fd1ab11e0ab53e7589ef05dca74";

export default node;
