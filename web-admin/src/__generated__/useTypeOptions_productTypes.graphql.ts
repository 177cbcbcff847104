/**
 * @generated SignedSource<<d51ce0bfefc87cc7297eb694b5a235dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useTypeOptions_productTypes$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "useTypeOptions_productTypes";
}>;
export type useTypeOptions_productTypes$key = ReadonlyArray<{
  readonly " $data"?: useTypeOptions_productTypes$data;
  readonly " $fragmentSpreads": FragmentRefs<"useTypeOptions_productTypes">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useTypeOptions_productTypes",
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
  "type": "ProductType",
  "abstractKey": null
};

(node as any).hash = "5dcea71a678d69d41308ca2823ae8672";

export default node;
