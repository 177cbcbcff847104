/**
 * @generated SignedSource<<9ca29a7447be0a771251b013833a4978>>
 * @relayHash 5ce4e7057295737b49f8b5bab9ba0ffc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f324cf8a1a246c3272d7533d410a3582d2215a2cda17c28c3cd72e0684cd534

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AlertKind = "APPOINTMENT_REQUESTED" | "ORDER_PLACED" | "PAYMENT_FAILED" | "PAYMENT_REPORTED" | "REFUND_FAILED" | "%future added value";
export type AlertListQuery$variables = Record<PropertyKey, never>;
export type AlertListQuery$data = {
  readonly alerts: ReadonlyArray<{
    readonly appointment: {
      readonly canConfirm: {
        readonly allowed: boolean;
      };
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"PendingAppointment_appointment" | "RequestedAppointment_appointment">;
    } | null | undefined;
    readonly at: string;
    readonly id: string;
    readonly kind: AlertKind;
    readonly order: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"OrderAlert_order" | "ReportedPayment_order">;
    } | null | undefined;
  }>;
};
export type AlertListQuery = {
  response: AlertListQuery$data;
  variables: AlertListQuery$variables;
};

const node: ConcreteRequest = (function(){
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
  "name": "kind",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "allowed",
    "storageKey": null
  }
],
v4 = {
  "alias": "canConfirm",
  "args": [
    {
      "kind": "Literal",
      "name": "action",
      "value": "CONFIRM"
    }
  ],
  "concreteType": "Permission",
  "kind": "LinkedField",
  "name": "can",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "can(action:\"CONFIRM\")"
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v7 = {
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
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AlertListQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Alert",
        "kind": "LinkedField",
        "name": "alerts",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ReportedPayment_order"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OrderAlert_order"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Appointment",
            "kind": "LinkedField",
            "name": "appointment",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v4/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PendingAppointment_appointment"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RequestedAppointment_appointment"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AlertListQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Alert",
        "kind": "LinkedField",
        "name": "alerts",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "buyerName",
                "storageKey": null
              },
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currency",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PaymentReport",
                "kind": "LinkedField",
                "name": "paymentReport",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "digits",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nextStates",
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "action",
                    "value": "ADVANCE"
                  }
                ],
                "concreteType": "Permission",
                "kind": "LinkedField",
                "name": "can",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": "can(action:\"ADVANCE\")"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Appointment",
            "kind": "LinkedField",
            "name": "appointment",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "customerName",
                "storageKey": null
              },
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startsAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endsAt",
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
                  (v0/*:: as any*/),
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
                    "concreteType": "StaffMember",
                    "kind": "LinkedField",
                    "name": "staffMember",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": "canReject",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "action",
                    "value": "REJECT"
                  }
                ],
                "concreteType": "Permission",
                "kind": "LinkedField",
                "name": "can",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": "can(action:\"REJECT\")"
              },
              (v6/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6f324cf8a1a246c3272d7533d410a3582d2215a2cda17c28c3cd72e0684cd534",
    "metadata": {},
    "name": "AlertListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "63f8703fbad682b8616fa53fabdef0fd";

export default node;
