/**
 * @generated SignedSource<<1b4748caf0d3dcbbdf86cf81c74d41b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApiTokenTable_apiTokens$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ApiTokenRow_apiToken">;
  readonly " $fragmentType": "ApiTokenTable_apiTokens";
}>;
export type ApiTokenTable_apiTokens$key = ReadonlyArray<{
  readonly " $data"?: ApiTokenTable_apiTokens$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApiTokenTable_apiTokens">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ApiTokenTable_apiTokens",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApiTokenRow_apiToken"
    }
  ],
  "type": "ApiToken",
  "abstractKey": null
};

(node as any).hash = "917d4dd6471ce3a8f6612ab46d245c62";

export default node;
