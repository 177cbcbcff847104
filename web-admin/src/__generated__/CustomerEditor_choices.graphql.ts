/**
 * @generated SignedSource<<8ed26e5404569a34097acc64f79ac86c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerEditor_choices$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "CustomerEditor_choices";
}>;
export type CustomerEditor_choices$key = ReadonlyArray<{
  readonly " $data"?: CustomerEditor_choices$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerEditor_choices">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CustomerEditor_choices",
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
  "type": "Discount",
  "abstractKey": null
};

(node as any).hash = "ef5ad560ed8bc556d45d8a1b2f27924a";

export default node;
