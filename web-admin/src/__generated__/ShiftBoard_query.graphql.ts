/**
 * @generated SignedSource<<13385f3b0245221b0c45548673e644f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ShiftState = "CONFIRMED" | "OPEN_TO_CUSTOMERS" | "PROPOSED" | "%future added value";
export type StaffState = "DISABLED" | "DISMISSED" | "IN_SERVICE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ShiftBoard_query$data = {
  readonly shiftAssignments: ReadonlyArray<{
    readonly date: string;
    readonly id: string;
    readonly shiftTemplate: {
      readonly endMinute: number;
      readonly endTime: string;
      readonly id: string;
      readonly name: string;
      readonly startMinute: number;
      readonly startTime: string;
    };
    readonly staffMember: {
      readonly id: string;
      readonly name: string;
      readonly state: StaffState;
    };
    readonly state: ShiftState;
    readonly withdrawable: boolean;
  }>;
  readonly staffTimeOff: ReadonlyArray<{
    readonly endsAt: string;
    readonly id: string;
    readonly staffMember: {
      readonly name: string;
    };
    readonly startsAt: string;
  }>;
  readonly storeClosures: ReadonlyArray<{
    readonly endsAt: string;
    readonly id: string;
    readonly note: string;
    readonly startsAt: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"useShiftChoices_query">;
  readonly " $fragmentType": "ShiftBoard_query";
};
export type ShiftBoard_query$key = {
  readonly " $data"?: ShiftBoard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShiftBoard_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
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
  "name": "name",
  "storageKey": null
},
v3 = {
  "kind": "Variable",
  "name": "range",
  "variableName": "days"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v6 = {
  "kind": "Variable",
  "name": "staffMemberIds",
  "variableName": "staffMemberIds"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "days"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "range"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "staffMemberIds"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShiftBoard_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "range",
          "variableName": "range"
        }
      ],
      "concreteType": "ShiftAssignment",
      "kind": "LinkedField",
      "name": "shiftAssignments",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "withdrawable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StaffMember",
          "kind": "LinkedField",
          "name": "staffMember",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v2/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ShiftTemplate",
          "kind": "LinkedField",
          "name": "shiftTemplate",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startMinute",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endMinute",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startTime",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endTime",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        (v3/*:: as any*/)
      ],
      "concreteType": "StoreClosure",
      "kind": "LinkedField",
      "name": "storeClosures",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        (v3/*:: as any*/),
        (v6/*:: as any*/)
      ],
      "concreteType": "StaffTimeOff",
      "kind": "LinkedField",
      "name": "staffTimeOff",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "StaffMember",
          "kind": "LinkedField",
          "name": "staffMember",
          "plural": false,
          "selections": [
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": [
        (v6/*:: as any*/)
      ],
      "kind": "FragmentSpread",
      "name": "useShiftChoices_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "88bc7ced904e3ab0b6ca7d7b35ffb10d";

export default node;
