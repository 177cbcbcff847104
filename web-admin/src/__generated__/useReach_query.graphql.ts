/**
 * @generated SignedSource<<e692eee40a9145e4407fec327780663f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useReach_query$data = {
  readonly broadcastReach: {
    readonly recipients: number;
    readonly remaining: number | null | undefined;
  };
  readonly " $fragmentType": "useReach_query";
};
export type useReach_query$key = {
  readonly " $data"?: useReach_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useReach_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useReach_query",
  "selections": [
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
          "name": "recipients",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "remaining",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "64fb2c621dfc39dd14b27baf2f203f0b";

export default node;
