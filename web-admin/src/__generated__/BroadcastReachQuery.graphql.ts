/**
 * @generated SignedSource<<6ccd93944571fd5de013b1fdc0a3b4e8>>
 * @relayHash a8991fe0770459ffe9b44abdb6834dae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 946e364e8f018f8a474059f0d18ff785240c54a16d5f9d107745d80ae550399b

import type { ConcreteRequest } from 'relay-runtime';
export type BroadcastAudience = "BOOKED" | "BOUGHT" | "CHOSEN" | "EVERYONE" | "%future added value";
export type BroadcastReachInput = {
  audience?: BroadcastAudienceInput | null | undefined;
};
export type BroadcastAudienceInput = {
  customerIds?: ReadonlyArray<string> | null | undefined;
  kind: BroadcastAudience;
  productIds?: ReadonlyArray<string> | null | undefined;
  productTypeIds?: ReadonlyArray<string> | null | undefined;
  serviceIds?: ReadonlyArray<string> | null | undefined;
};
export type BroadcastReachQuery$variables = {
  input: BroadcastReachInput;
};
export type BroadcastReachQuery$data = {
  readonly broadcastReach: {
    readonly available: number | null | undefined;
    readonly connected: boolean;
    readonly fits: boolean;
    readonly floor: number;
    readonly recipients: number;
    readonly remaining: number | null | undefined;
    readonly reminders: number;
    readonly waiting: number;
  };
};
export type BroadcastReachQuery = {
  response: BroadcastReachQuery$data;
  variables: BroadcastReachQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "waiting",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reminders",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "floor",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "available",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fits",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "connected",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BroadcastReachQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BroadcastReachQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "946e364e8f018f8a474059f0d18ff785240c54a16d5f9d107745d80ae550399b",
    "metadata": {},
    "name": "BroadcastReachQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "831332fc554b054514a88bfe28eb0180";

export default node;
