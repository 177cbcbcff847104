/**
 * @generated SignedSource<<325ec76f422b41c5e3004cb4fda5d240>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BroadcastTable_broadcasts$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"BroadcastRow_broadcast">;
  readonly " $fragmentType": "BroadcastTable_broadcasts";
}>;
export type BroadcastTable_broadcasts$key = ReadonlyArray<{
  readonly " $data"?: BroadcastTable_broadcasts$data;
  readonly " $fragmentSpreads": FragmentRefs<"BroadcastTable_broadcasts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BroadcastTable_broadcasts",
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
      "name": "BroadcastRow_broadcast"
    }
  ],
  "type": "Broadcast",
  "abstractKey": null
};

(node as any).hash = "c568fcb59dbff8ffa6faf7893543b437";

export default node;
