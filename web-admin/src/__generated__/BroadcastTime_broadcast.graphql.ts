/**
 * @generated SignedSource<<5ddb859411d36258a7fcb2be91073623>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BroadcastTime_broadcast$data = {
  readonly createdAt: string;
  readonly scheduledAt: string | null | undefined;
  readonly " $fragmentType": "BroadcastTime_broadcast";
};
export type BroadcastTime_broadcast$key = {
  readonly " $data"?: BroadcastTime_broadcast$data;
  readonly " $fragmentSpreads": FragmentRefs<"BroadcastTime_broadcast">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BroadcastTime_broadcast",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
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

(node as any).hash = "c88bd2aea308594fb5207529a3dd32b6";

export default node;
