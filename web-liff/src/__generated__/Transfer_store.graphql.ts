/**
 * @generated SignedSource<<d5ffddb109b04df3687a4f48eb49338a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Transfer_store$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BankAccount_store">;
  readonly " $fragmentType": "Transfer_store";
};
export type Transfer_store$key = {
  readonly " $data"?: Transfer_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"Transfer_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Transfer_store",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BankAccount_store"
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "272071f110f5df45fc7dd5fe9e383dc4";

export default node;
