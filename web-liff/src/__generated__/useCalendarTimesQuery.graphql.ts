/**
 * @generated SignedSource<<5b2697bb4bc61d4811426f93a0fd5b02>>
 * @relayHash 7dfcc5bc547865946eb62f25b4afc8a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74f9211a8a48c8273f2673ae591d4c5603755232f29da21b92aebdcbf2eae0e6

import type { ConcreteRequest } from 'relay-runtime';
export type AppointmentState = "CANCELLED" | "CONFIRMED" | "PENDING";
export type ErrorCode = "ACCOUNT_DISABLED" | "ALREADY_EXISTS" | "APPOINTMENT_STATE_FORBIDS" | "BANK_CODE_REQUIRED" | "BOOKING_LIMIT" | "CONFLICT" | "CUSTOMER_BLOCKED" | "DELIVERY_DATE_NOT_ALLOWED" | "FORBIDDEN" | "INTERNAL" | "INVALID_INPUT" | "IN_USE" | "LINE_QUOTA_EXHAUSTED" | "LINE_UNAVAILABLE" | "LOGIN_METHOD_UNAVAILABLE" | "NOT_FOUND" | "ORDER_LIMIT" | "ORDER_STATE_FORBIDS" | "OUTCOME_UNKNOWN" | "OUTSIDE_BOOKING_WINDOW" | "OUT_OF_STOCK" | "PASSWORD_CHANGE_REQUIRED" | "PAYMENT_METHOD_NOT_OFFERED" | "PRICE_CHANGED" | "PRODUCT_NOT_ON_SALE" | "QUEUE_FULL" | "SHIFT_HAS_APPOINTMENTS" | "SLOT_TAKEN" | "STAFF_NOT_AVAILABLE" | "STORE_ALREADY_EXISTS" | "TOO_MANY_ATTEMPTS" | "UNAUTHENTICATED" | "WRONG_CREDENTIALS";
export type ShiftRange = {
  from: string;
  staffMemberIds?: ReadonlyArray<string> | null | undefined;
  to: string;
};
export type MyAppointmentFilter = {
  startsAt?: DateRange | null | undefined;
  states?: ReadonlyArray<AppointmentState> | null | undefined;
};
export type DateRange = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type useCalendarTimesQuery$variables = {
  filter?: MyAppointmentFilter | null | undefined;
  own: boolean;
  range: ShiftRange;
};
export type useCalendarTimesQuery$data = {
  readonly busyTimes: ReadonlyArray<{
    readonly endsAt: string;
    readonly staffMember: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly startsAt: string;
  }>;
  readonly myAppointments?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly cancelling: {
          readonly allowed: boolean;
          readonly reason: ErrorCode | null | undefined;
        };
        readonly changeableUntil: string;
        readonly endsAt: string;
        readonly id: string;
        readonly items: ReadonlyArray<{
          readonly abbreviation: string;
          readonly endsAt: string;
          readonly id: string;
          readonly service: {
            readonly id: string;
          } | null | undefined;
          readonly serviceMinutes: number;
          readonly serviceName: string;
          readonly servicePrice: string;
          readonly staffMember: {
            readonly id: string;
            readonly name: string;
          } | null | undefined;
          readonly startsAt: string;
        }>;
        readonly moving: {
          readonly allowed: boolean;
          readonly reason: ErrorCode | null | undefined;
        };
        readonly note: string;
        readonly number: number;
        readonly startsAt: string;
        readonly state: AppointmentState;
      };
    }>;
  };
};
export type useCalendarTimesQuery = {
  response: useCalendarTimesQuery$data;
  variables: useCalendarTimesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "own"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "range"
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
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "StaffMember",
  "kind": "LinkedField",
  "name": "staffMember",
  "plural": false,
  "selections": [
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "allowed",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reason",
    "storageKey": null
  }
],
v8 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "range",
        "variableName": "range"
      }
    ],
    "concreteType": "BusyTime",
    "kind": "LinkedField",
    "name": "busyTimes",
    "plural": true,
    "selections": [
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "condition": "own",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "filter",
            "variableName": "filter"
          },
          {
            "kind": "Literal",
            "name": "first",
            "value": 100
          }
        ],
        "concreteType": "AppointmentConnection",
        "kind": "LinkedField",
        "name": "myAppointments",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AppointmentEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Appointment",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
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
                    "name": "state",
                    "storageKey": null
                  },
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "note",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "changeableUntil",
                    "storageKey": null
                  },
                  {
                    "alias": "cancelling",
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "action",
                        "value": "CANCEL"
                      }
                    ],
                    "concreteType": "Permission",
                    "kind": "LinkedField",
                    "name": "can",
                    "plural": false,
                    "selections": (v7/*:: as any*/),
                    "storageKey": "can(action:\"CANCEL\")"
                  },
                  {
                    "alias": "moving",
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
                    "selections": (v7/*:: as any*/),
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
                      (v5/*:: as any*/),
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
                        "name": "serviceMinutes",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "servicePrice",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "abbreviation",
                        "storageKey": null
                      },
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Service",
                        "kind": "LinkedField",
                        "name": "service",
                        "plural": false,
                        "selections": [
                          (v5/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
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
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCalendarTimesQuery",
    "selections": (v8/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCalendarTimesQuery",
    "selections": (v8/*:: as any*/)
  },
  "params": {
    "id": "74f9211a8a48c8273f2673ae591d4c5603755232f29da21b92aebdcbf2eae0e6",
    "metadata": {},
    "name": "useCalendarTimesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2b6144eece2fdfbb94a5e18287d18ba6";

export default node;
