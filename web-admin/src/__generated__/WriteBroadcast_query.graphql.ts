/**
 * @generated SignedSource<<2d0854836d264b5d1152aa29ce8b85a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WriteBroadcast_query$data = {
  readonly broadcastReach: {
    readonly pictures: boolean;
  };
  readonly viewer: {
    readonly staffMember: {
      readonly " $fragmentSpreads": FragmentRefs<"TestSend_staffMember">;
    } | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"AudienceFields_query">;
  readonly " $fragmentType": "WriteBroadcast_query";
};
export type WriteBroadcast_query$key = {
  readonly " $data"?: WriteBroadcast_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"WriteBroadcast_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WriteBroadcast_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AudienceFields_query"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BroadcastReach",
      "kind": "LinkedField",
      "name": "broadcastReach",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pictures",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StaffMember",
          "kind": "LinkedField",
          "name": "staffMember",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "TestSend_staffMember"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "e8b4f33b4a9c739552810e141926ff15";

export default node;
