/**
 * @generated SignedSource<<c8faea893d0e87a1a467aa11a0e21e3e>>
 * @relayHash a7e3c9e0c977c0716cbd644cf4307323
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1190ac9664aca7d34d500d642527de218d818cde822be3c4a517a4f3bb3c1cb

import type { ConcreteRequest } from 'relay-runtime';
export type CreateCustomerInput = {
  name: string;
  note?: string;
  phone?: string;
};
export type useCreateCustomerMutation$variables = {
  input: CreateCustomerInput;
};
export type useCreateCustomerMutation$data = {
  readonly createCustomer: {
    readonly id: string;
    readonly name: string;
    readonly phone: string;
  };
};
export type useCreateCustomerMutation = {
  response: useCreateCustomerMutation$data;
  variables: useCreateCustomerMutation$variables;
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
    "name": "createCustomer",
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "phone",
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
    "name": "useCreateCustomerMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateCustomerMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a1190ac9664aca7d34d500d642527de218d818cde822be3c4a517a4f3bb3c1cb",
    "metadata": {},
    "name": "useCreateCustomerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "88c0e569b20b901f92530c91c34c0871";

export default node;
