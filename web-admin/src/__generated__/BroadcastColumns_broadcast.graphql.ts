/**
 * @generated SignedSource<<68315876e84103d3f2a2e86f8674a432>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BroadcastState = "CANCELLED" | "FAILED" | "QUEUED" | "SCHEDULED" | "SENDING" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BroadcastColumns_broadcast$data = {
  readonly createdBy: {
    readonly name: string;
  } | null | undefined;
  readonly state: BroadcastState;
  readonly " $fragmentSpreads": FragmentRefs<"BroadcastAudience_broadcast" | "BroadcastMessage_broadcast" | "BroadcastProgress_broadcast" | "BroadcastTime_broadcast" | "CancelBroadcast_broadcast">;
  readonly " $fragmentType": "BroadcastColumns_broadcast";
};
export type BroadcastColumns_broadcast$key = {
  readonly " $data"?: BroadcastColumns_broadcast$data;
  readonly " $fragmentSpreads": FragmentRefs<"BroadcastColumns_broadcast">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BroadcastColumns_broadcast",
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
      "name": "BroadcastMessage_broadcast"
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
      "alias": null,
      "args": null,
      "concreteType": "StaffMember",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
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

(node as any).hash = "0949f66a1a56e166aa87c8212bd3f003";

export default node;
