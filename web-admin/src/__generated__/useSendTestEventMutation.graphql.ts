/**
 * @generated SignedSource<<89d91b2ef003d5cadd6a598191e5beab>>
 * @relayHash e3167c340c90f46c93afeaf8c29bd4c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab82a2634d330b9bbe0ecd05a54c73eb81e051a6714e9029a7eeb46fd74b0b7f

import type { ConcreteRequest } from 'relay-runtime';
export type SendTestEventInput = {
  id: string;
};
export type useSendTestEventMutation$variables = {
  input: SendTestEventInput;
};
export type useSendTestEventMutation$data = {
  readonly sendTestEvent: {
    readonly id: string;
  };
};
export type useSendTestEventMutation = {
  response: useSendTestEventMutation$data;
  variables: useSendTestEventMutation$variables;
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
    "name": "sendTestEvent",
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
    "name": "useSendTestEventMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSendTestEventMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ab82a2634d330b9bbe0ecd05a54c73eb81e051a6714e9029a7eeb46fd74b0b7f",
    "metadata": {},
    "name": "useSendTestEventMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ddf41c1771a007a41663d600edb52fb8";

export default node;
