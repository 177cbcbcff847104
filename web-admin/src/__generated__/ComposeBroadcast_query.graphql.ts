/**
 * @generated SignedSource<<68f3f2376a4b0b2e665f88b68bb0cbaf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ComposeBroadcast_query$data = {
  readonly broadcastReach: {
    readonly pictures: boolean;
  };
  readonly viewer: {
    readonly staffMember: {
      readonly " $fragmentSpreads": FragmentRefs<"TestSend_staffMember">;
    } | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"AudienceFields_query">;
  readonly " $fragmentType": "ComposeBroadcast_query";
};
export type ComposeBroadcast_query$key = {
  readonly " $data"?: ComposeBroadcast_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComposeBroadcast_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ComposeBroadcast_query",
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

(node as any).hash = "14e1bd69b47b4c6af174f6ffc322845c";

export default node;
