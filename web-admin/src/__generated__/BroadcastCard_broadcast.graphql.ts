/**
 * @generated SignedSource<<f13e985c09785df67b42bf62a1373907>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BroadcastState = "CANCELLED" | "FAILED" | "QUEUED" | "SCHEDULED" | "SENDING" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BroadcastCard_broadcast$data = {
  readonly state: BroadcastState;
  readonly " $fragmentSpreads": FragmentRefs<"BroadcastAudience_broadcast" | "BroadcastProgress_broadcast" | "BroadcastSaid_broadcast" | "BroadcastTime_broadcast" | "CancelBroadcast_broadcast">;
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
      "name": "state",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BroadcastTime_broadcast"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BroadcastSaid_broadcast"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BroadcastAudience_broadcast"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelBroadcast_broadcast"
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

(node as any).hash = "5da0e43bdebbc2c0c15477b53bf33611";

export default node;
