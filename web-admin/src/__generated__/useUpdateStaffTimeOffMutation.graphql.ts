/**
 * @generated SignedSource<<fad99ac2d9179cc3b17bbfc916284d47>>
 * @relayHash 81aff381b6d0870f14fb450470a3283a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9903a5f73540335a952e533d3dd3df467aee72f581e0588da3402a2fc9bf3a9f

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateAbsenceInput = {
  details: AbsenceDetailsInput;
  force?: boolean;
  id: string;
  version?: number | null | undefined;
};
export type AbsenceDetailsInput = {
  endsAt?: string | null | undefined;
  note?: string | null | undefined;
  startsAt?: string | null | undefined;
};
export type useUpdateStaffTimeOffMutation$variables = {
  input: UpdateAbsenceInput;
};
export type useUpdateStaffTimeOffMutation$data = {
  readonly updateStaffTimeOff: {
    readonly endsAt: string;
    readonly note: string;
    readonly startsAt: string;
    readonly version: number;
  };
};
export type useUpdateStaffTimeOffMutation = {
  response: useUpdateStaffTimeOffMutation$data;
  variables: useUpdateStaffTimeOffMutation$variables;
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
  "name": "startsAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateStaffTimeOffMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StaffTimeOff",
        "kind": "LinkedField",
        "name": "updateStaffTimeOff",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
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
    "name": "useUpdateStaffTimeOffMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StaffTimeOff",
        "kind": "LinkedField",
        "name": "updateStaffTimeOff",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
    "id": "9903a5f73540335a952e533d3dd3df467aee72f581e0588da3402a2fc9bf3a9f",
    "metadata": {},
    "name": "useUpdateStaffTimeOffMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "62aeeba8e57b5afdc0a51871bf384516";

export default node;
