/**
 * @generated SignedSource<<832b8ddff07d1b56774d48e1e0e46374>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderPlaced_store$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BankAccount_store" | "ContactMethods_store">;
  readonly " $fragmentType": "OrderPlaced_store";
};
export type OrderPlaced_store$key = {
  readonly " $data"?: OrderPlaced_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPlaced_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderPlaced_store",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BankAccount_store"
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

(node as any).hash = "0c84061121246509939ba2609c322d06";

export default node;
