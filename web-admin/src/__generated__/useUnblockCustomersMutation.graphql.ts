/**
 * @generated SignedSource<<8099c88398f8567fc3b7bd25e8ad7695>>
 * @relayHash 71849072999f55b260abc597c4ba6afd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7deee3092a48aadcc6483fad5cd3c4d1cf24e503b26cd46aeaa280643c7549b8

import type { ConcreteRequest } from 'relay-runtime';
export type UnblockCustomersInput = {
  ids: ReadonlyArray<string>;
};
export type useUnblockCustomersMutation$variables = {
  input: UnblockCustomersInput;
};
export type useUnblockCustomersMutation$data = {
  readonly unblockCustomers: ReadonlyArray<string>;
};
export type useUnblockCustomersMutation = {
  response: useUnblockCustomersMutation$data;
  variables: useUnblockCustomersMutation$variables;
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
    "name": "unblockCustomers",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUnblockCustomersMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUnblockCustomersMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7deee3092a48aadcc6483fad5cd3c4d1cf24e503b26cd46aeaa280643c7549b8",
    "metadata": {},
    "name": "useUnblockCustomersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "225552161c3182e11eb2af44ea211f4f";

export default node;
