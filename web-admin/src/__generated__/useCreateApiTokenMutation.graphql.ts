/**
 * @generated SignedSource<<cb5188ddf62235ea3bd93f7da893e824>>
 * @relayHash 680e68efdfd28bf16fa911140e51c5dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d10b6b7265f082ca37493eb5760f37e72295a59d0f9f0ce1f1d5e15c56bf12cd

import type { ConcreteRequest } from 'relay-runtime';
export type ApiScope = "BOOKING_READ" | "BOOKING_WRITE" | "CUSTOMERS_READ" | "CUSTOMERS_WRITE" | "ORDERS_READ" | "ORDERS_WRITE" | "PRODUCTS_READ" | "PRODUCTS_WRITE" | "STORE_READ" | "STORE_WRITE" | "%future added value";
export type CreateApiTokenInput = {
  expiresAt?: string | null | undefined;
  name: string;
  scopes: ReadonlyArray<ApiScope>;
};
export type useCreateApiTokenMutation$variables = {
  input: CreateApiTokenInput;
};
export type useCreateApiTokenMutation$data = {
  readonly createApiToken: {
    readonly token: string;
  };
};
export type useCreateApiTokenMutation = {
  response: useCreateApiTokenMutation$data;
  variables: useCreateApiTokenMutation$variables;
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
    "concreteType": "CreatedApiToken",
    "kind": "LinkedField",
    "name": "createApiToken",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "token",
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
    "name": "useCreateApiTokenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateApiTokenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d10b6b7265f082ca37493eb5760f37e72295a59d0f9f0ce1f1d5e15c56bf12cd",
    "metadata": {},
    "name": "useCreateApiTokenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c9ce1fe96d8fd77c4bfd801d779ce0ed";

export default node;
