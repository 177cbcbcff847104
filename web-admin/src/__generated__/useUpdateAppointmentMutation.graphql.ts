/**
 * @generated SignedSource<<f8def0db1fab51e9ceab809ae6903224>>
 * @relayHash 526f26ba38502f87b20c12ace3410fbc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa5dbe20e82359e0d739839e41c6845e11f5ff31ec46e2765d9564fd57563dc4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateAppointmentInput = {
  details?: AppointmentDetailsInput | null | undefined;
  id: string;
  lines?: ReadonlyArray<AppointmentLineChangeInput> | null | undefined;
  onlyPending?: boolean | null | undefined;
  outsideHours?: boolean | null | undefined;
  removeItemIds?: ReadonlyArray<string> | null | undefined;
  version?: number | null | undefined;
};
export type AppointmentDetailsInput = {
  customerId?: string | null | undefined;
  customerName?: string | null | undefined;
  customerPhone?: string | null | undefined;
  note?: string | null | undefined;
  startsAt?: string | null | undefined;
};
export type AppointmentLineChangeInput = {
  id?: string | null | undefined;
  note?: string | null | undefined;
  serviceId?: string | null | undefined;
  staffMemberId?: string | null | undefined;
  startsAt?: string | null | undefined;
};
export type useUpdateAppointmentMutation$variables = {
  input: UpdateAppointmentInput;
};
export type useUpdateAppointmentMutation$data = {
  readonly updateAppointment: {
    readonly number: number;
    readonly undoable: {
      readonly id: string;
    } | null | undefined;
    readonly version: number;
    readonly " $fragmentSpreads": FragmentRefs<"AppointmentColumns_appointment" | "AppointmentDetail_appointment">;
  };
};
export type useUpdateAppointmentMutation = {
  response: useUpdateAppointmentMutation$data;
  variables: useUpdateAppointmentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
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
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "UndoableChange",
  "kind": "LinkedField",
  "name": "undoable",
  "plural": false,
  "selections": [
    (v4/*:: as any*/)
  ],
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateAppointmentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Appointment",
        "kind": "LinkedField",
        "name": "updateAppointment",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v5/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AppointmentColumns_appointment"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AppointmentDetail_appointment"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateAppointmentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Appointment",
        "kind": "LinkedField",
        "name": "updateAppointment",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v5/*:: as any*/),
          (v4/*:: as any*/),
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
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "erased",
                "storageKey": null
              },
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
            "name": "source",
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
              (v4/*:: as any*/),
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
                  (v4/*:: as any*/)
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
    ]
  },
  "params": {
    "id": "fa5dbe20e82359e0d739839e41c6845e11f5ff31ec46e2765d9564fd57563dc4",
    "metadata": {},
    "name": "useUpdateAppointmentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "66abbbfcde63fbeee281b5e859674fbc";

export default node;
