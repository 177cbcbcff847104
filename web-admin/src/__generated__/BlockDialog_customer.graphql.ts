/**
 * @generated SignedSource<<648dabefa694b5f40e183f2ef76eea38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlockDialog_customer$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "BlockDialog_customer";
};
export type BlockDialog_customer$key = {
  readonly " $data"?: BlockDialog_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockDialog_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BlockDialog_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "a1c6a263ae9a9367a011a543a0f7f4e8";

export default node;
