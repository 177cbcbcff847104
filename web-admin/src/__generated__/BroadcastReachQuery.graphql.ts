/**
 * @generated SignedSource<<94c4d654d1417420f8acb7e4853bff03>>
 * @relayHash efb0c814ce41e646d78c1f41f0d53b17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1825ad7552e4d083b57622fb31d463c8d94b8f2c184bd2ab702e7bf7da3708eb

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
    "id": "1825ad7552e4d083b57622fb31d463c8d94b8f2c184bd2ab702e7bf7da3708eb",
    "metadata": {},
    "name": "BroadcastReachQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9e53516b82d87fead55d1265c73b5505";

export default node;
