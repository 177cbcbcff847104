/**
 * @generated SignedSource<<9ad5277622d57156ae8314a26468e83c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BroadcastState = "CANCELLED" | "FAILED" | "QUEUED" | "SCHEDULED" | "SENDING" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BroadcastRow_broadcast$data = {
  readonly createdBy: {
    readonly name: string;
  } | null | undefined;
  readonly state: BroadcastState;
  readonly " $fragmentSpreads": FragmentRefs<"BroadcastAudience_broadcast" | "BroadcastProgress_broadcast" | "BroadcastSaid_broadcast" | "BroadcastTime_broadcast" | "CancelBroadcast_broadcast">;
  readonly " $fragmentType": "BroadcastRow_broadcast";
};
export type BroadcastRow_broadcast$key = {
  readonly " $data"?: BroadcastRow_broadcast$data;
  readonly " $fragmentSpreads": FragmentRefs<"BroadcastRow_broadcast">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BroadcastRow_broadcast",
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

(node as any).hash = "35ce139c504363868038c459888aa12e";

export default node;
