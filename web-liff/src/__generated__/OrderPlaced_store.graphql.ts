/**
 * @generated SignedSource<<8fde19c083c31cceb91403a54747a5a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderPlaced_store$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BankAccount_store">;
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
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "ab2dc5290339c8cf808350418b4c82a7";

export default node;
