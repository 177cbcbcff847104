/**
 * @generated SignedSource<<fd68efd87ca7ef99254c66176dce2165>>
 * @relayHash 28b244e9580f13b4b539e04521ad3125
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID daf16bc8131f9770e01d220f79c10f07e5b91077f511406c25e418c9507cf019

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
            "selections": [
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
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAssignShiftsMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "daf16bc8131f9770e01d220f79c10f07e5b91077f511406c25e418c9507cf019",
    "metadata": {},
    "name": "useAssignShiftsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0bd13b502bbcf8430143327f8e1db247";

export default node;
