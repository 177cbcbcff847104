/**
 * @generated SignedSource<<6bc35636f5b3e91d38bc26c2fb910fa9>>
 * @relayHash 80817d9fc991bd3684c0ed67cb371b8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3f979f6f4cb0adca493cc3372534eb12ba04e1fe99923be39eba0ee1a3a3b47

import type { ConcreteRequest } from 'relay-runtime';
export type SendBroadcastInput = {
  idempotencyKey?: string | null | undefined;
  text: string;
};
export type useSendBroadcastMutation$variables = {
  input: SendBroadcastInput;
};
export type useSendBroadcastMutation$data = {
  readonly sendBroadcast: {
    readonly id: string;
  };
};
export type useSendBroadcastMutation = {
  response: useSendBroadcastMutation$data;
  variables: useSendBroadcastMutation$variables;
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
    "concreteType": "Broadcast",
    "kind": "LinkedField",
    "name": "sendBroadcast",
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
    "name": "useSendBroadcastMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSendBroadcastMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b3f979f6f4cb0adca493cc3372534eb12ba04e1fe99923be39eba0ee1a3a3b47",
    "metadata": {},
    "name": "useSendBroadcastMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fa435fb3c2ddb2e48a473b1524fd0db4";

export default node;
