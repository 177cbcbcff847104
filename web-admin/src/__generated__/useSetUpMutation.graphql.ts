/**
 * @generated SignedSource<<422720a8baff7e5229e478e4d9888544>>
 * @relayHash 2b38fed37ba7141cc6fc1157c8c200f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c53bf140b2a3a696e4635e80a583326fc9a400bdf32b8420697f7a58a82c866

import type { ConcreteRequest } from 'relay-runtime';
export type SetUpInput = {
  address: string;
  bankCode: string;
  code: string;
  confirmation: string;
  name: string;
  password: string;
  storeName: string;
  timeZone?: string;
  username: string;
};
export type useSetUpMutation$variables = {
  input: SetUpInput;
};
export type useSetUpMutation$data = {
  readonly setUp: {
    readonly staffMember: {
      readonly id: string;
    } | null | undefined;
  };
};
export type useSetUpMutation = {
  response: useSetUpMutation$data;
  variables: useSetUpMutation$variables;
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
    "name": "setUp",
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
    "name": "useSetUpMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetUpMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0c53bf140b2a3a696e4635e80a583326fc9a400bdf32b8420697f7a58a82c866",
    "metadata": {},
    "name": "useSetUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "52eda967c6d789b779969f13258baafc";

export default node;
