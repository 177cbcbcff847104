/**
 * @generated SignedSource<<3225354de70b2d94c45840e8d1b32ff3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderForm_store$data = {
  readonly openWeekdays: ReadonlyArray<number>;
  readonly " $fragmentSpreads": FragmentRefs<"BankAccount_store">;
  readonly " $fragmentType": "OrderForm_store";
};
export type OrderForm_store$key = {
  readonly " $data"?: OrderForm_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderForm_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderForm_store",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openWeekdays",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BankAccount_store"
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "888d3a2f02942569a5c70285adf205c0";

export default node;
