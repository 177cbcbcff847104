/**
 * @generated SignedSource<<1b75ba4924e8becb22b71a5c0595c90c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BroadcastState = "CANCELLED" | "FAILED" | "QUEUED" | "SCHEDULED" | "SENDING" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BroadcastCard_broadcast$data = {
  readonly createdAt: string;
  readonly state: BroadcastState;
  readonly text: string;
  readonly " $fragmentSpreads": FragmentRefs<"BroadcastProgress_broadcast">;
  readonly " $fragmentType": "BroadcastCard_broadcast";
};
export type BroadcastCard_broadcast$key = {
  readonly " $data"?: BroadcastCard_broadcast$data;
  readonly " $fragmentSpreads": FragmentRefs<"BroadcastCard_broadcast">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BroadcastCard_broadcast",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BroadcastProgress_broadcast"
    }
  ],
  "type": "Broadcast",
  "abstractKey": null
};

(node as any).hash = "5155c4f971469cb88ce9dfe17b73f66c";

export default node;
