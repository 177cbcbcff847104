/**
 * @generated SignedSource<<70a4aadb371ae143774f5bbc04ed0341>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BroadcastState = "CANCELLED" | "FAILED" | "QUEUED" | "SCHEDULED" | "SENDING" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CancelBroadcast_broadcast$data = {
  readonly id: string;
  readonly scheduledAt: string | null | undefined;
  readonly state: BroadcastState;
  readonly " $fragmentType": "CancelBroadcast_broadcast";
};
export type CancelBroadcast_broadcast$key = {
  readonly " $data"?: CancelBroadcast_broadcast$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelBroadcast_broadcast">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelBroadcast_broadcast",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scheduledAt",
      "storageKey": null
    }
  ],
  "type": "Broadcast",
  "abstractKey": null
};

(node as any).hash = "5a409aaf0e9dd078f7f581e546984eab";

export default node;
