/**
 * @generated SignedSource<<a9c95179cc71bfea6d0421e65887cff5>>
 * @relayHash 8b8150d91d8b51686bd194e95ef6cc7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5683f1e233401811c9eb84ad073120f01e4b06a80ea0fb44efaee78d21852485

import type { ConcreteRequest } from 'relay-runtime';
export type LogInCustomerInput = {
  accessToken?: string | null | undefined;
  code?: CustomerCodeInput | null | undefined;
  idToken?: string | null | undefined;
  liffAccessToken?: string | null | undefined;
  unverified?: UnverifiedCustomerInput | null | undefined;
};
export type CustomerCodeInput = {
  code: string;
  state: string;
};
export type UnverifiedCustomerInput = {
  key: string;
  lineUserId: string;
  name: string;
};
export type logInCustomerMutation$variables = {
  input: LogInCustomerInput;
};
export type logInCustomerMutation$data = {
  readonly logInCustomer: {
    readonly customer: {
      readonly blocked: boolean;
      readonly id: string;
      readonly name: string;
      readonly phone: string;
    } | null | undefined;
  };
};
export type logInCustomerMutation = {
  response: logInCustomerMutation$data;
  variables: logInCustomerMutation$variables;
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
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "logInCustomer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "blocked",
            "storageKey": null
          }
        ],
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
    "name": "logInCustomerMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "logInCustomerMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5683f1e233401811c9eb84ad073120f01e4b06a80ea0fb44efaee78d21852485",
    "metadata": {},
    "name": "logInCustomerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bdc477831a3b269f29b86b6dd35a9abd";

export default node;
