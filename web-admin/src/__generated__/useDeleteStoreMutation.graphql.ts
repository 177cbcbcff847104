/**
 * @generated SignedSource<<548be31c9d8ecbac56516c5eb419989c>>
 * @relayHash 519374840f437fc0fe2b3cb93a986401
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd3b844a4b96fd2db6e3941ba0e5b10dc5f42b2c7153e596fb8b7489ca07c023

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteStoreInput = {
  id: string;
};
export type useDeleteStoreMutation$variables = {
  input: DeleteStoreInput;
};
export type useDeleteStoreMutation$data = {
  readonly deleteStore: ReadonlyArray<string>;
};
export type useDeleteStoreMutation = {
  response: useDeleteStoreMutation$data;
  variables: useDeleteStoreMutation$variables;
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
    "name": "deleteStore",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteStoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteStoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "dd3b844a4b96fd2db6e3941ba0e5b10dc5f42b2c7153e596fb8b7489ca07c023",
    "metadata": {},
    "name": "useDeleteStoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d6a0170e691a4d94d687ca77ca7fe6d1";

export default node;
