/**
 * @generated SignedSource<<9522a15dda0a4ce694e4cfb21bf00fe8>>
 * @relayHash bc1dc1e2e34fe88e0bdf81c966258158
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 302d394c20b4bb8eb33a539b59ff01d145df1fc8acfbca9449301bf1839feea8

import type { ConcreteRequest } from 'relay-runtime';
export type AppointmentState = "CANCELLED" | "CONFIRMED" | "PENDING";
export type ErrorCode = "ACCOUNT_DISABLED" | "ALREADY_EXISTS" | "APPOINTMENT_STATE_FORBIDS" | "BANK_CODE_REQUIRED" | "BOOKING_LIMIT" | "CONFLICT" | "CUSTOMER_BLOCKED" | "DELIVERY_DATE_NOT_ALLOWED" | "FORBIDDEN" | "INTERNAL" | "INVALID_INPUT" | "IN_USE" | "LINE_QUOTA_EXHAUSTED" | "LINE_UNAVAILABLE" | "LOGIN_METHOD_UNAVAILABLE" | "NOT_FOUND" | "ORDER_LIMIT" | "ORDER_STATE_FORBIDS" | "OUTCOME_UNKNOWN" | "OUTSIDE_BOOKING_WINDOW" | "OUT_OF_STOCK" | "PASSWORD_CHANGE_REQUIRED" | "PAYMENT_METHOD_NOT_OFFERED" | "PRE_ORDER_CHANGED" | "PRICE_CHANGED" | "PRODUCT_NOT_ON_SALE" | "PURCHASE_LIMIT" | "QUEUE_FULL" | "SHIFT_HAS_APPOINTMENTS" | "SHIPPING_METHOD_NOT_OFFERED" | "SHIPPING_SLOT_NOT_AVAILABLE" | "SLOT_TAKEN" | "STAFF_NOT_AVAILABLE" | "STORE_ALREADY_EXISTS" | "TOO_MANY_ATTEMPTS" | "UNAUTHENTICATED" | "WRONG_CREDENTIALS";
export type useMyAppointmentsQuery$variables = {
  after?: string | null | undefined;
};
export type useMyAppointmentsQuery$data = {
  readonly myAppointments: {
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
        readonly version: number;
      };
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  };
};
export type useMyAppointmentsQuery = {
  response: useMyAppointmentsQuery$data;
  variables: useMyAppointmentsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  }
],
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
v4 = [
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
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endCursor",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
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
              (v1/*:: as any*/),
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              },
              (v2/*:: as any*/),
              (v3/*:: as any*/),
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
                "selections": (v4/*:: as any*/),
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
                "selections": (v4/*:: as any*/),
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
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Service",
                    "kind": "LinkedField",
                    "name": "service",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/)
                    ],
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
                      (v1/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "name",
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
    "name": "useMyAppointmentsQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMyAppointmentsQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "302d394c20b4bb8eb33a539b59ff01d145df1fc8acfbca9449301bf1839feea8",
    "metadata": {},
    "name": "useMyAppointmentsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2d45435cb4a6c24aad66f15beb826514";

export default node;
