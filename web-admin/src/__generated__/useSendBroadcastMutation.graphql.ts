/**
 * @generated SignedSource<<b9eaab04c8dd636f4c88dc35d54e57d5>>
 * @relayHash 80817d9fc991bd3684c0ed67cb371b8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3f979f6f4cb0adca493cc3372534eb12ba04e1fe99923be39eba0ee1a3a3b47

import type { ConcreteRequest } from 'relay-runtime';
export type BroadcastAudience = "BOOKED" | "BOUGHT" | "CHOSEN" | "EVERYONE" | "%future added value";
export type SendBroadcastInput = {
  audience?: BroadcastAudienceInput | null | undefined;
  idempotencyKey?: string | null | undefined;
  image?: string | null | undefined;
  productIds?: ReadonlyArray<string> | null | undefined;
  scheduledAt?: string | null | undefined;
  text: string;
};
export type BroadcastAudienceInput = {
  customerIds?: ReadonlyArray<string> | null | undefined;
  kind: BroadcastAudience;
  productIds?: ReadonlyArray<string> | null | undefined;
  productTypeIds?: ReadonlyArray<string> | null | undefined;
  serviceIds?: ReadonlyArray<string> | null | undefined;
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
