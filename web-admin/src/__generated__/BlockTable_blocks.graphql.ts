/**
 * @generated SignedSource<<9910e95bee31388b0ba4de10da8c1e25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlockTable_blocks$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"BlockRow_block">;
  readonly " $fragmentType": "BlockTable_blocks";
}>;
export type BlockTable_blocks$key = ReadonlyArray<{
  readonly " $data"?: BlockTable_blocks$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockTable_blocks">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BlockTable_blocks",
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
      "name": "BlockRow_block"
    }
  ],
  "type": "CustomerBlock",
  "abstractKey": null
};

(node as any).hash = "db33ab65a017be1751f1e359810d4a78";

export default node;
