/**
 * @generated SignedSource<<11db1d6f3d5021730a037c67682c1fb5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerTags_customer$data = {
  readonly id: string;
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "CustomerTags_customer";
};
export type CustomerTags_customer$key = {
  readonly " $data"?: CustomerTags_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerTags_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerTags_customer",
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
      "name": "tags",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "8403ab7fc3970cda1813490091e7ee20";

export default node;
