/**
 * @generated SignedSource<<9de28a068a5ea9700ee3cdd9af23ba9c>>
 * @relayHash d294f6104a09418467bd025ba9052eea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15a64af39f1736613ff7dc389ea77dbef7012124f079ae1d09bbf5aab8d7afda

import type { ConcreteRequest } from 'relay-runtime';
export type SetStaffPasswordInput = {
  id: string;
  password: string;
};
export type useSetStaffPasswordMutation$variables = {
  input: SetStaffPasswordInput;
};
export type useSetStaffPasswordMutation$data = {
  readonly setStaffPassword: {
    readonly version: number;
  };
};
export type useSetStaffPasswordMutation = {
  response: useSetStaffPasswordMutation$data;
  variables: useSetStaffPasswordMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetStaffPasswordMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StaffMember",
        "kind": "LinkedField",
        "name": "setStaffPassword",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "useSetStaffPasswordMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StaffMember",
        "kind": "LinkedField",
        "name": "setStaffPassword",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "id": "15a64af39f1736613ff7dc389ea77dbef7012124f079ae1d09bbf5aab8d7afda",
    "metadata": {},
    "name": "useSetStaffPasswordMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "313caeb4d2a44df33563762bfb61ab14";

export default node;
