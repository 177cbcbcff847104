/**
 * @generated SignedSource<<5de7ddf201d577d0679df0f49d985485>>
 * @relayHash 32a6e6dd8683037a63bb57d537104a9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 893b8b6aeae9b95af9c40eaf13fcfd6aedbdf00634168ea890bc07c7977820a7

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCustomersInput = {
  ids: ReadonlyArray<string>;
};
export type useDeleteCustomersMutation$variables = {
  input: DeleteCustomersInput;
};
export type useDeleteCustomersMutation$data = {
  readonly deleteCustomers: ReadonlyArray<string>;
};
export type useDeleteCustomersMutation = {
  response: useDeleteCustomersMutation$data;
  variables: useDeleteCustomersMutation$variables;
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
    "name": "deleteCustomers",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteCustomersMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteCustomersMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "893b8b6aeae9b95af9c40eaf13fcfd6aedbdf00634168ea890bc07c7977820a7",
    "metadata": {},
    "name": "useDeleteCustomersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "75d029d229ca9b20aa35590f39fded9c";

export default node;
