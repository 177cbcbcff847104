/**
 * @generated SignedSource<<a077de23aecd7499f7492a79ecd30ebd>>
 * @relayHash 9e84576aaf471370e87c1b3d76d6d137
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac4df814a6b297603e50cdd9e5981e139e21c4f9eaa6fd346933413c174ccac6

import type { ConcreteRequest } from 'relay-runtime';
export type ShiftOverlapHandling = "KEEP" | "REPLACE" | "SKIP" | "%future added value";
export type ShiftState = "CONFIRMED" | "OPEN_TO_CUSTOMERS" | "PROPOSED" | "%future added value";
export type AssignShiftsInput = {
  changes: ReadonlyArray<StaffShiftsInput>;
  force?: boolean;
  overlaps?: ShiftOverlapHandling;
};
export type StaffShiftsInput = {
  add?: ReadonlyArray<NewShiftInput>;
  remove?: ReadonlyArray<ShiftRemovalInput>;
  seen?: ReadonlyArray<SeenShiftInput>;
  staffMemberId: string;
};
export type NewShiftInput = {
  date: string;
  shiftTemplateId: string;
  state?: ShiftState | null | undefined;
};
export type ShiftRemovalInput = {
  date: string;
  shiftTemplateId?: string | null | undefined;
};
export type SeenShiftInput = {
  date: string;
  shiftTemplateId: string;
  state?: ShiftState | null | undefined;
};
export type useAssignShiftsMutation$variables = {
  input: AssignShiftsInput;
};
export type useAssignShiftsMutation$data = {
  readonly assignShifts: {
    readonly inverse: ReadonlyArray<{
      readonly add: ReadonlyArray<{
        readonly date: string;
        readonly shiftTemplateId: string;
        readonly state: ShiftState;
      }>;
      readonly remove: ReadonlyArray<{
        readonly date: string;
        readonly shiftTemplateId: string;
      }>;
      readonly seen: ReadonlyArray<{
        readonly date: string;
        readonly shiftTemplateId: string;
        readonly state: ShiftState | null | undefined;
      }>;
      readonly staffMemberId: string;
    }>;
    readonly removedIds: ReadonlyArray<string>;
  };
};
export type useAssignShiftsMutation = {
  response: useAssignShiftsMutation$data;
  variables: useAssignShiftsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shiftTemplateId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v3 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "state",
    "storageKey": null
  }
],
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "AssignedShifts",
    "kind": "LinkedField",
    "name": "assignShifts",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "removedIds",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "StaffShifts",
        "kind": "LinkedField",
        "name": "inverse",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "staffMemberId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AddedShift",
            "kind": "LinkedField",
            "name": "add",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "RemovedShift",
            "kind": "LinkedField",
            "name": "remove",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SeenShift",
            "kind": "LinkedField",
            "name": "seen",
            "plural": true,
            "selections": (v3/*:: as any*/),
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
    "name": "useAssignShiftsMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAssignShiftsMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "ac4df814a6b297603e50cdd9e5981e139e21c4f9eaa6fd346933413c174ccac6",
    "metadata": {},
    "name": "useAssignShiftsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4f1a9f3b7063b05db1fd008a41f97133";

export default node;
