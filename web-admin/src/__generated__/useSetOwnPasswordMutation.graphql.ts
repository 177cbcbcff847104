/**
 * @generated SignedSource<<affe09229528804bb017ed06c36e2515>>
 * @relayHash 291416043c23325f40a268bfdd516146
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ee85958266a579cd8b765ab4fd42b1e28e6bf0e6c9190505c8df85a3a9a3240

import type { ConcreteRequest } from 'relay-runtime';
export type SetOwnPasswordInput = {
  currentPassword?: string | null | undefined;
  password: string;
};
export type useSetOwnPasswordMutation$variables = {
  input: SetOwnPasswordInput;
};
export type useSetOwnPasswordMutation$data = {
  readonly setOwnPassword: {
    readonly mustChangePassword: boolean;
    readonly version: number;
  };
};
export type useSetOwnPasswordMutation = {
  response: useSetOwnPasswordMutation$data;
  variables: useSetOwnPasswordMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mustChangePassword",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetOwnPasswordMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StaffMember",
        "kind": "LinkedField",
        "name": "setOwnPassword",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetOwnPasswordMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StaffMember",
        "kind": "LinkedField",
        "name": "setOwnPassword",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "8ee85958266a579cd8b765ab4fd42b1e28e6bf0e6c9190505c8df85a3a9a3240",
    "metadata": {},
    "name": "useSetOwnPasswordMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b1ae691c60e555862df191af5c48a288";

export default node;
