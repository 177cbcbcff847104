/**
 * @generated SignedSource<<66db40cebcc79a9e1d750e82d2d90b43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AppointmentState = "CANCELLED" | "CONFIRMED" | "PENDING" | "%future added value";
export type ShiftState = "CONFIRMED" | "OPEN_TO_CUSTOMERS" | "PROPOSED" | "%future added value";
export type StaffState = "DISABLED" | "DISMISSED" | "IN_SERVICE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Timetable_query$data = {
  readonly appointmentCalendar: ReadonlyArray<{
    readonly customerName: string;
    readonly items: ReadonlyArray<{
      readonly abbreviation: string;
      readonly endsAt: string;
      readonly id: string;
      readonly serviceName: string;
      readonly staffMember: {
        readonly id: string;
        readonly name: string;
      } | null | undefined;
      readonly startsAt: string;
    }>;
    readonly number: number;
    readonly state: AppointmentState;
  }>;
  readonly shiftAssignments: ReadonlyArray<{
    readonly id: string;
    readonly shiftTemplate: {
      readonly endMinute: number;
      readonly endTime: string;
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
  }>;
  readonly staffTimeOff: ReadonlyArray<{
    readonly endsAt: string;
    readonly id: string;
    readonly staffMember: {
      readonly id: string;
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
  readonly " $fragmentType": "Timetable_query";
};
export type Timetable_query$key = {
  readonly " $data"?: Timetable_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Timetable_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "StaffMember",
  "kind": "LinkedField",
  "name": "staffMember",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v6 = [
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "days"
  }
];
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
      "name": "input"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "range"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Timetable_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "input",
          "variableName": "input"
        }
      ],
      "concreteType": "Appointment",
      "kind": "LinkedField",
      "name": "appointmentCalendar",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customerName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AppointmentItem",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "serviceName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "abbreviation",
              "storageKey": null
            },
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v5/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
        (v1/*:: as any*/),
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "StaffMember",
          "kind": "LinkedField",
          "name": "staffMember",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v4/*:: as any*/),
            (v0/*:: as any*/)
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
            (v4/*:: as any*/),
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
      "args": (v6/*:: as any*/),
      "concreteType": "StoreClosure",
      "kind": "LinkedField",
      "name": "storeClosures",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
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
      "args": (v6/*:: as any*/),
      "concreteType": "StaffTimeOff",
      "kind": "LinkedField",
      "name": "staffTimeOff",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v5/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "bd6d8536468c0058692fe4b091ba0119";

export default node;
