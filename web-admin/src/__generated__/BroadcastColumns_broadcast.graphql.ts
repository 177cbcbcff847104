/**
 * @generated SignedSource<<46eb5c451aa60899efaa982ace7eb53d>>
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
  readonly " $fragmentSpreads": FragmentRefs<"BroadcastAudience_broadcast" | "BroadcastProgress_broadcast" | "BroadcastSaid_broadcast" | "BroadcastTime_broadcast" | "CancelBroadcast_broadcast">;
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

(node as any).hash = "bdbd3c4932ff1b5b53abb439cb3b3b64";

export default node;
