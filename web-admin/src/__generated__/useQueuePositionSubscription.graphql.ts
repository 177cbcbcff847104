/**
 * @generated SignedSource<<5b2b9a896e48de6d7718b4aa9530ee42>>
 * @relayHash 79b613512e723534db6b595bfeaa7312
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1b6537bd4aa38840709799ba470271f5df4faa1279c629a55e4bbc4103624e0

import type { ConcreteRequest } from 'relay-runtime';
export type useQueuePositionSubscription$variables = {
  queueId: string;
};
export type useQueuePositionSubscription$data = {
  readonly queuePosition: {
    readonly position: number;
  };
};
export type useQueuePositionSubscription = {
  response: useQueuePositionSubscription$data;
  variables: useQueuePositionSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "queueId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "queueId",
        "variableName": "queueId"
      }
    ],
    "concreteType": "QueuePosition",
    "kind": "LinkedField",
    "name": "queuePosition",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "position",
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
    "name": "useQueuePositionSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useQueuePositionSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f1b6537bd4aa38840709799ba470271f5df4faa1279c629a55e4bbc4103624e0",
    "metadata": {},
    "name": "useQueuePositionSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "159b4153460ccdd270235e3e1250f187";

export default node;
