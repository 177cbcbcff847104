/**
 * @generated SignedSource<<98323fc6a3fdaab4fc4f1f31fe02ebaf>>
 * @relayHash f6b2e47723239a92067f46930a40529d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18a1816365db6d906779f084d49d9c9f86cd47705711be50629a9f746dc085d2

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteProductTypesInput = {
  ids: ReadonlyArray<string>;
};
export type useDeleteProductTypesMutation$variables = {
  input: DeleteProductTypesInput;
};
export type useDeleteProductTypesMutation$data = {
  readonly deleteProductTypes: ReadonlyArray<string>;
};
export type useDeleteProductTypesMutation = {
  response: useDeleteProductTypesMutation$data;
  variables: useDeleteProductTypesMutation$variables;
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
    "name": "deleteProductTypes",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteProductTypesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteProductTypesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "18a1816365db6d906779f084d49d9c9f86cd47705711be50629a9f746dc085d2",
    "metadata": {},
    "name": "useDeleteProductTypesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "10ac4537fe0447b1ec5a3a41f525aa60";

export default node;
