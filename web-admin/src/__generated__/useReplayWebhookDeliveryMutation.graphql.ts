/**
 * @generated SignedSource<<6dc89767d84a9598ce236b5c91e15335>>
 * @relayHash 33ada211513e28aeaf35fecb2574fe61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a7ffe62c9f5f9bdb57bf30f9262161e77ffca1e06f87396be380698f46ccf3b

import type { ConcreteRequest } from 'relay-runtime';
export type ReplayWebhookDeliveryInput = {
  id: string;
};
export type useReplayWebhookDeliveryMutation$variables = {
  input: ReplayWebhookDeliveryInput;
};
export type useReplayWebhookDeliveryMutation$data = {
  readonly replayWebhookDelivery: {
    readonly id: string;
  };
};
export type useReplayWebhookDeliveryMutation = {
  response: useReplayWebhookDeliveryMutation$data;
  variables: useReplayWebhookDeliveryMutation$variables;
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
    "concreteType": "WebhookDelivery",
    "kind": "LinkedField",
    "name": "replayWebhookDelivery",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
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
    "name": "useReplayWebhookDeliveryMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReplayWebhookDeliveryMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8a7ffe62c9f5f9bdb57bf30f9262161e77ffca1e06f87396be380698f46ccf3b",
    "metadata": {},
    "name": "useReplayWebhookDeliveryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9f75c68f8445259d732d05450e24816f";

export default node;
