/**
 * @generated SignedSource<<d5c3c8979456d2fb147a6355f5882ed9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AppointmentState = "CANCELLED" | "CONFIRMED" | "PENDING" | "%future added value";
export type CancelledBy = "CUSTOMER" | "SHOP" | "%future added value";
export type ShiftState = "CONFIRMED" | "OPEN_TO_CUSTOMERS" | "PROPOSED" | "%future added value";
export type StaffState = "DISABLED" | "DISMISSED" | "IN_SERVICE" | "%future added value";
export type VisitOutcome = "ARRIVED" | "DONE" | "LATE_CANCEL" | "NO_SHOW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AppointmentBoard_query$data = {
  readonly appointmentCalendar: ReadonlyArray<{
    readonly canMove: {
      readonly allowed: boolean;
    };
    readonly cancelledBy: CancelledBy | null | undefined;
    readonly customer: {
      readonly erased: boolean;
      readonly id: string;
    } | null | undefined;
    readonly customerName: string;
    readonly customerPhone: string;
    readonly endsAt: string;
    readonly id: string;
    readonly items: ReadonlyArray<{
      readonly endsAt: string;
      readonly id: string;
      readonly service: {
        readonly id: string;
      } | null | undefined;
      readonly serviceName: string;
      readonly staffMember: {
        readonly id: string;
        readonly name: string;
      } | null | undefined;
      readonly startsAt: string;
    }>;
    readonly note: string;
    readonly number: number;
    readonly outcome: VisitOutcome | null | undefined;
    readonly startsAt: string;
    readonly state: AppointmentState;
    readonly version: number;
  }>;
  readonly colleaguesTimes: ReadonlyArray<{
    readonly endsAt: string;
    readonly staffMember: {
      readonly id: string;
    } | null | undefined;
    readonly startsAt: string;
  }>;
  readonly shiftAssignments?: ReadonlyArray<{
    readonly id: string;
    readonly shiftTemplate: {
      readonly endMinute: number;
      readonly name: string;
      readonly startMinute: number;
    };
    readonly staffMember: {
      readonly id: string;
      readonly name: string;
      readonly state: StaffState;
    };
    readonly state: ShiftState;
  }>;
  readonly staffMembers: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
        readonly services: ReadonlyArray<{
          readonly id: string;
        }>;
      };
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  };
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
  readonly " $fragmentType": "AppointmentBoard_query";
};
export type AppointmentBoard_query$key = {
  readonly " $data"?: AppointmentBoard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppointmentBoard_query">;
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
  "name": "note",
  "storageKey": null
},
v5 = [
  (v0/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "StaffMember",
  "kind": "LinkedField",
  "name": "staffMember",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v8 = [
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
      "name": "byStaff"
    },
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
  "name": "AppointmentBoard_query",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outcome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cancelledBy",
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v3/*:: as any*/),
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
          "concreteType": "Customer",
          "kind": "LinkedField",
          "name": "customer",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "erased",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customerPhone",
          "storageKey": null
        },
        (v4/*:: as any*/),
        {
          "alias": "canMove",
          "args": [
            {
              "kind": "Literal",
              "name": "action",
              "value": "RESCHEDULE"
            }
          ],
          "concreteType": "Permission",
          "kind": "LinkedField",
          "name": "can",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "allowed",
              "storageKey": null
            }
          ],
          "storageKey": "can(action:\"RESCHEDULE\")"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AppointmentItem",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "serviceName",
              "storageKey": null
            },
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Service",
              "kind": "LinkedField",
              "name": "service",
              "plural": false,
              "selections": (v5/*:: as any*/),
              "storageKey": null
            },
            (v7/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v8/*:: as any*/),
      "concreteType": "BusyTime",
      "kind": "LinkedField",
      "name": "colleaguesTimes",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "StaffMember",
          "kind": "LinkedField",
          "name": "staffMember",
          "plural": false,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v8/*:: as any*/),
      "concreteType": "StoreClosure",
      "kind": "LinkedField",
      "name": "storeClosures",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v8/*:: as any*/),
      "concreteType": "StaffTimeOff",
      "kind": "LinkedField",
      "name": "staffTimeOff",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v7/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "states": [
              "IN_SERVICE"
            ]
          }
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "StaffMemberConnection",
      "kind": "LinkedField",
      "name": "staffMembers",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StaffMemberEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "StaffMember",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v6/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Service",
                  "kind": "LinkedField",
                  "name": "services",
                  "plural": true,
                  "selections": (v5/*:: as any*/),
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
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "staffMembers(filter:{\"states\":[\"IN_SERVICE\"]},first:100)"
    },
    {
      "condition": "byStaff",
      "kind": "Condition",
      "passingValue": true,
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
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "StaffMember",
              "kind": "LinkedField",
              "name": "staffMember",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v6/*:: as any*/),
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
                (v6/*:: as any*/),
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
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "fa07410c334cb9170c55a967cfa42a35";

export default node;
