/**
 * @generated SignedSource<<93d9e17371ffd4ea630c9c64e2768e86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BroadcastAudience = "BOOKED" | "BOUGHT" | "CHOSEN" | "EVERYONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BroadcastAudience_broadcast$data = {
  readonly audience: BroadcastAudience;
  readonly audienceCount: number;
  readonly audienceNames: ReadonlyArray<string>;
  readonly " $fragmentType": "BroadcastAudience_broadcast";
};
export type BroadcastAudience_broadcast$key = {
  readonly " $data"?: BroadcastAudience_broadcast$data;
  readonly " $fragmentSpreads": FragmentRefs<"BroadcastAudience_broadcast">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BroadcastAudience_broadcast",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "audience",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "audienceNames",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "audienceCount",
      "storageKey": null
    }
  ],
  "type": "Broadcast",
  "abstractKey": null
};

(node as any).hash = "b7d4a735e648718303c370b21238d41d";

export default node;
