/**
 * @generated SignedSource<<eb29831b418c5d4c46c0d1ad96821868>>
 * @relayHash be60ac5e924017e00ee1c3bb67300ea8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc1d21c167bf2ef9d1b2ba8940f463e29d55c9e9659c43111e680feb332dffc5

import type { ConcreteRequest } from 'relay-runtime';
export type LoginMethod = "COMPANY" | "GOOGLE" | "%future added value";
export type LogInInput = {
  method?: LoginMethod | null | undefined;
  password: string;
  username: string;
};
export type useLogInMutation$variables = {
  input: LogInInput;
};
export type useLogInMutation$data = {
  readonly logIn: {
    readonly staffMember: {
      readonly id: string;
    } | null | undefined;
  };
};
export type useLogInMutation = {
  response: useLogInMutation$data;
  variables: useLogInMutation$variables;
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
    "name": "logIn",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StaffMember",
        "kind": "LinkedField",
        "name": "staffMember",
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLogInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLogInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "dc1d21c167bf2ef9d1b2ba8940f463e29d55c9e9659c43111e680feb332dffc5",
    "metadata": {},
    "name": "useLogInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7dcb8b3b1232fe898bfd50e7cbb2748f";

export default node;
