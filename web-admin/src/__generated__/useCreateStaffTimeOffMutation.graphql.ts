/**
 * @generated SignedSource<<ca6f0acfa226034a4217647aa71dad97>>
 * @relayHash 3f94c0098200eed4413d2ad47127203d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf6c3d6823cb5fb7431e9919df62184ea0edf3fa97accc3f90cbca3ed2f38982

import type { ConcreteRequest } from 'relay-runtime';
export type CreateStaffTimeOffInput = {
  details: AbsenceDetailsInput;
  force?: boolean;
  staffMemberId: string;
};
export type AbsenceDetailsInput = {
  endsAt?: string | null | undefined;
  note?: string | null | undefined;
  startsAt?: string | null | undefined;
};
export type useCreateStaffTimeOffMutation$variables = {
  input: CreateStaffTimeOffInput;
};
export type useCreateStaffTimeOffMutation$data = {
  readonly createStaffTimeOff: {
    readonly id: string;
  };
};
export type useCreateStaffTimeOffMutation = {
  response: useCreateStaffTimeOffMutation$data;
  variables: useCreateStaffTimeOffMutation$variables;
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
    "concreteType": "StaffTimeOff",
    "kind": "LinkedField",
    "name": "createStaffTimeOff",
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
    "name": "useCreateStaffTimeOffMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateStaffTimeOffMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bf6c3d6823cb5fb7431e9919df62184ea0edf3fa97accc3f90cbca3ed2f38982",
    "metadata": {},
    "name": "useCreateStaffTimeOffMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e13ccc5d67c954d3b96bdc5bc460c71d";

export default node;
