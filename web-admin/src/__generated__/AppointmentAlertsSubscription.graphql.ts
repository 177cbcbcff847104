/**
 * @generated SignedSource<<ed34c6ab6833a37f3bb7474b1c934cc7>>
 * @relayHash 45fca7d827fd19e74c5fd0997978d8e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42806d3ca70af4c50df7147a4704a764a3f5967578147d3640ba4fca8900b301

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppointmentSource = "CHAT_APP" | "MANUAL" | "%future added value";
export type ChangeKind = "CREATED" | "DELETED" | "UPDATED" | "%future added value";
export type AppointmentAlertsSubscription$variables = Record<PropertyKey, never>;
export type AppointmentAlertsSubscription$data = {
  readonly appointmentChanged: {
    readonly appointment: {
      readonly number: number;
      readonly source: AppointmentSource;
      readonly version: number;
      readonly " $fragmentSpreads": FragmentRefs<"AppointmentColumns_appointment" | "AppointmentDetail_appointment" | "NewAppointmentToast_appointment">;
    } | null | undefined;
    readonly appointmentId: string;
    readonly kind: ChangeKind;
  };
};
export type AppointmentAlertsSubscription = {
  response: AppointmentAlertsSubscription$data;
  variables: AppointmentAlertsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "appointmentId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "source",
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
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v10 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "allowed",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AppointmentAlertsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AppointmentChange",
        "kind": "LinkedField",
        "name": "appointmentChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Appointment",
            "kind": "LinkedField",
            "name": "appointment",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AppointmentColumns_appointment"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AppointmentDetail_appointment"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "NewAppointmentToast_appointment"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AppointmentAlertsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AppointmentChange",
        "kind": "LinkedField",
        "name": "appointmentChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Appointment",
            "kind": "LinkedField",
            "name": "appointment",
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
                "name": "state",
                "storageKey": null
              },
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
                "kind": "ScalarField",
                "name": "customerPhone",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "customerReachable",
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
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "blocked",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "walkIn",
                "storageKey": null
              },
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": "canDelete",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "action",
                    "value": "DELETE"
                  }
                ],
                "concreteType": "Permission",
                "kind": "LinkedField",
                "name": "can",
                "plural": false,
                "selections": (v10/*:: as any*/),
                "storageKey": "can(action:\"DELETE\")"
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
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "StaffMember",
                    "kind": "LinkedField",
                    "name": "staffMember",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": "canEdit",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "action",
                    "value": "EDIT"
                  }
                ],
                "concreteType": "Permission",
                "kind": "LinkedField",
                "name": "can",
                "plural": false,
                "selections": (v10/*:: as any*/),
                "storageKey": "can(action:\"EDIT\")"
              },
              {
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
                "selections": (v10/*:: as any*/),
                "storageKey": "can(action:\"CONFIRM\")"
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
                "selections": (v10/*:: as any*/),
                "storageKey": "can(action:\"REJECT\")"
              },
              {
                "alias": "canCancel",
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
                "selections": (v10/*:: as any*/),
                "storageKey": "can(action:\"CANCEL\")"
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "possibleOutcomes",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "updatedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "changeableUntil",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "42806d3ca70af4c50df7147a4704a764a3f5967578147d3640ba4fca8900b301",
    "metadata": {},
    "name": "AppointmentAlertsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "385e79cbdfda6e6c6f9ab5ac30f4f0c0";

export default node;
