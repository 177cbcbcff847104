/**
 * @generated SignedSource<<f7f80557d5ba10cf6720ec4261eec50d>>
 * @relayHash 8dc6c5452ad568c3536ce7c518d60d05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34da186e64bd83d86a9a94039b52b0d8482499773d2740bc9ef2c80acd1f8c82

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateAppointmentInput = {
  confirmed?: boolean | null | undefined;
  details: AppointmentDetailsInput;
  lines: ReadonlyArray<AppointmentLineInput>;
  outsideHours?: boolean | null | undefined;
  walkIn?: boolean | null | undefined;
};
export type AppointmentDetailsInput = {
  customerId?: string | null | undefined;
  customerName?: string | null | undefined;
  customerPhone?: string | null | undefined;
  note?: string | null | undefined;
  startsAt?: string | null | undefined;
};
export type AppointmentLineInput = {
  note?: string | null | undefined;
  serviceId: string;
  staffMemberId?: string | null | undefined;
  startsAt?: string | null | undefined;
};
export type useCreateAppointmentMutation$variables = {
  input: CreateAppointmentInput;
};
export type useCreateAppointmentMutation$data = {
  readonly createAppointment: {
    readonly number: number;
    readonly version: number;
    readonly " $fragmentSpreads": FragmentRefs<"AppointmentColumns_appointment" | "AppointmentDetail_appointment">;
  };
};
export type useCreateAppointmentMutation = {
  response: useCreateAppointmentMutation$data;
  variables: useCreateAppointmentMutation$variables;
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
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v9 = [
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
    "name": "useCreateAppointmentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Appointment",
        "kind": "LinkedField",
        "name": "createAppointment",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
    "name": "useCreateAppointmentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Appointment",
        "kind": "LinkedField",
        "name": "createAppointment",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
              (v5/*:: as any*/),
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
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
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
            "selections": (v9/*:: as any*/),
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
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "StaffMember",
                "kind": "LinkedField",
                "name": "staffMember",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
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
            "selections": (v9/*:: as any*/),
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
            "selections": (v9/*:: as any*/),
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
            "selections": (v9/*:: as any*/),
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
            "selections": (v9/*:: as any*/),
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
    "id": "34da186e64bd83d86a9a94039b52b0d8482499773d2740bc9ef2c80acd1f8c82",
    "metadata": {},
    "name": "useCreateAppointmentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4e330df022cf12ff1e7f8c621d93653f";

export default node;
