/**
 * @generated SignedSource<<fb735dd95aec1a65a06099c5d38386fe>>
 * @relayHash 1c23c913026b4b014a4eec24932a9027
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1a2b522071e64eed6cc30b9a91de45bb0d9760ab23fb7990225a736cdb09a2c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useBroadcastProgressSubscription$variables = Record<PropertyKey, never>;
export type useBroadcastProgressSubscription$data = {
  readonly broadcastChanged: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"BroadcastRow_broadcast">;
  } | null | undefined;
};
export type useBroadcastProgressSubscription = {
  response: useBroadcastProgressSubscription$data;
  variables: useBroadcastProgressSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useBroadcastProgressSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Broadcast",
        "kind": "LinkedField",
        "name": "broadcastChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BroadcastRow_broadcast"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useBroadcastProgressSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Broadcast",
        "kind": "LinkedField",
        "name": "broadcastChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
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
            "name": "sent",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastError",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "finishedAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c1a2b522071e64eed6cc30b9a91de45bb0d9760ab23fb7990225a736cdb09a2c",
    "metadata": {},
    "name": "useBroadcastProgressSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "5f7fbdad8ac4da587a328f6f9344f512";

export default node;
