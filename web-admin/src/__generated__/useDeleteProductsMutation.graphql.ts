/**
 * @generated SignedSource<<a2645f1a972792d10efc3d67d2e9a587>>
 * @relayHash fd48aea2263f93c42f88e526fa15db70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e415d7c9aa3dc780b52d70a2335db0dce1c76a0b430efbfb5af7785ebe9c695a

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteProductsInput = {
  ids: ReadonlyArray<string>;
};
export type useDeleteProductsMutation$variables = {
  input: DeleteProductsInput;
};
export type useDeleteProductsMutation$data = {
  readonly deleteProducts: ReadonlyArray<string>;
};
export type useDeleteProductsMutation = {
  response: useDeleteProductsMutation$data;
  variables: useDeleteProductsMutation$variables;
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
    "name": "deleteProducts",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteProductsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteProductsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e415d7c9aa3dc780b52d70a2335db0dce1c76a0b430efbfb5af7785ebe9c695a",
    "metadata": {},
    "name": "useDeleteProductsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "564cb3c494ac58d6f88d2f42d521fe75";

export default node;
