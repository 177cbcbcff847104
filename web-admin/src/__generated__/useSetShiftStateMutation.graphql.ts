/**
 * @generated SignedSource<<17b9b69a28a3994c3ff5e41129c1b021>>
 * @relayHash 91d83f08a439beb6fee5373aa54355ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5202d938c294ee2ed0260cafc25f3a0f80f8dfc39217a9187205c6dc4ec33aa

import type { ConcreteRequest } from 'relay-runtime';
export type ShiftState = "CONFIRMED" | "OPEN_TO_CUSTOMERS" | "PROPOSED" | "%future added value";
export type SetShiftStateInput = {
  force?: boolean;
  from: string;
  shiftTemplateIds?: ReadonlyArray<string>;
  staffMemberIds: ReadonlyArray<string>;
  state: ShiftState;
  to: string;
};
export type useSetShiftStateMutation$variables = {
  input: SetShiftStateInput;
};
export type useSetShiftStateMutation$data = {
  readonly setShiftState: {
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
    readonly shiftAssignments: ReadonlyArray<{
      readonly id: string;
      readonly state: ShiftState;
      readonly withdrawable: boolean;
    }>;
  };
};
export type useSetShiftStateMutation = {
  response: useSetShiftStateMutation$data;
  variables: useSetShiftStateMutation$variables;
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
  "name": "state",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shiftTemplateId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v4 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  (v1/*:: as any*/)
],
v5 = [
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
    "name": "setShiftState",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ShiftAssignment",
        "kind": "LinkedField",
        "name": "shiftAssignments",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "withdrawable",
            "storageKey": null
          }
        ],
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
            "selections": (v4/*:: as any*/),
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
              (v2/*:: as any*/),
              (v3/*:: as any*/)
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
            "selections": (v4/*:: as any*/),
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
    "name": "useSetShiftStateMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetShiftStateMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "b5202d938c294ee2ed0260cafc25f3a0f80f8dfc39217a9187205c6dc4ec33aa",
    "metadata": {},
    "name": "useSetShiftStateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "584565d5c825c02badc92607ea00bc30";

export default node;
