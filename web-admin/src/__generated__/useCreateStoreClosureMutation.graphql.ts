/**
 * @generated SignedSource<<1c1fc7558a2c99eeed199d52098cb61f>>
 * @relayHash 95ca80bcb81babb6b75fc9e60ac8bff3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa8702c53ccb2085f5213bf64d9d33af2027501bf3190470a897b2302019c76d

import type { ConcreteRequest } from 'relay-runtime';
export type CreateStoreClosureInput = {
  details: AbsenceDetailsInput;
  force?: boolean;
};
export type AbsenceDetailsInput = {
  endsAt?: string | null | undefined;
  note?: string | null | undefined;
  startsAt?: string | null | undefined;
};
export type useCreateStoreClosureMutation$variables = {
  input: CreateStoreClosureInput;
};
export type useCreateStoreClosureMutation$data = {
  readonly createStoreClosure: {
    readonly id: string;
  };
};
export type useCreateStoreClosureMutation = {
  response: useCreateStoreClosureMutation$data;
  variables: useCreateStoreClosureMutation$variables;
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
    "concreteType": "StoreClosure",
    "kind": "LinkedField",
    "name": "createStoreClosure",
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
    "name": "useCreateStoreClosureMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateStoreClosureMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fa8702c53ccb2085f5213bf64d9d33af2027501bf3190470a897b2302019c76d",
    "metadata": {},
    "name": "useCreateStoreClosureMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "22e961fce5544c923138aafc6b7b7a70";

export default node;
