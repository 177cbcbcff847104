/**
 * @generated SignedSource<<cb13d7a61045195dbc032b3e9230ef89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BankAccount_store$data = {
  readonly bankAccount: string;
  readonly bankCode: string;
  readonly " $fragmentType": "BankAccount_store";
};
export type BankAccount_store$key = {
  readonly " $data"?: BankAccount_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"BankAccount_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BankAccount_store",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bankCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bankAccount",
      "storageKey": null
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "3c589652fcd212083beea608e4ca136e";

export default node;
