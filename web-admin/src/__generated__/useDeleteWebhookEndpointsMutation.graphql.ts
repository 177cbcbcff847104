/**
 * @generated SignedSource<<1d74ecbd15dc92b15c5e74d75854a11e>>
 * @relayHash b1db89ab551052aa38da6e54cd28cff6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c190366648da63f9ad05576b25d634c72aa09d5e793c1c0627cc519b3279cba

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteWebhookEndpointsInput = {
  ids: ReadonlyArray<string>;
};
export type useDeleteWebhookEndpointsMutation$variables = {
  input: DeleteWebhookEndpointsInput;
};
export type useDeleteWebhookEndpointsMutation$data = {
  readonly deleteWebhookEndpoints: ReadonlyArray<string>;
};
export type useDeleteWebhookEndpointsMutation = {
  response: useDeleteWebhookEndpointsMutation$data;
  variables: useDeleteWebhookEndpointsMutation$variables;
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
    "kind": "ScalarField",
    "name": "deleteWebhookEndpoints",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteWebhookEndpointsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteWebhookEndpointsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8c190366648da63f9ad05576b25d634c72aa09d5e793c1c0627cc519b3279cba",
    "metadata": {},
    "name": "useDeleteWebhookEndpointsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bcfb9f64bc4cd1c61b61972b6935f97f";

export default node;
