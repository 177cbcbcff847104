/**
 * @generated SignedSource<<80ad74fc2b17830537dba1d31546f0d3>>
 * @relayHash c8e963287ab79e827ce807b547db41e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1da4561ebe797d9fafae2b76baf285a194fe430e380a17124496bb8f90f164ff

import type { ConcreteRequest } from 'relay-runtime';
export type SendTestBroadcastInput = {
  image?: string | null | undefined;
  productIds?: ReadonlyArray<string> | null | undefined;
  text: string;
};
export type useSendTestBroadcastMutation$variables = {
  input: SendTestBroadcastInput;
};
export type useSendTestBroadcastMutation$data = {
  readonly sendTestBroadcast: {
    readonly id: string;
    readonly name: string;
  };
};
export type useSendTestBroadcastMutation = {
  response: useSendTestBroadcastMutation$data;
  variables: useSendTestBroadcastMutation$variables;
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
    "concreteType": "Customer",
    "kind": "LinkedField",
    "name": "sendTestBroadcast",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
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
    "name": "useSendTestBroadcastMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSendTestBroadcastMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1da4561ebe797d9fafae2b76baf285a194fe430e380a17124496bb8f90f164ff",
    "metadata": {},
    "name": "useSendTestBroadcastMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "82d3dc1051ec99d7e4ecfdf437e52ab6";

export default node;
