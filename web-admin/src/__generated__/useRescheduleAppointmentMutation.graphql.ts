/**
 * @generated SignedSource<<a69a4b4abab49b8d94b051be8e80e802>>
 * @relayHash 5bf5b3059c1120cf60e1341097195e2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 813f98b4ba6f0810981bd677794c1661bfa9877bcf005b383bda68f8b5b62b24

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RescheduleAppointmentInput = {
  assign?: ReadonlyArray<AssignItemInput> | null | undefined;
  id: string;
  lengths?: ReadonlyArray<ItemLengthInput> | null | undefined;
  outsideHours?: boolean | null | undefined;
  startsAt?: string | null | undefined;
  version?: number | null | undefined;
};
export type AssignItemInput = {
  itemId: string;
  staffMemberId?: string | null | undefined;
};
export type ItemLengthInput = {
  itemId: string;
  minutes: number;
};
export type useRescheduleAppointmentMutation$variables = {
  input: RescheduleAppointmentInput;
};
export type useRescheduleAppointmentMutation$data = {
  readonly rescheduleAppointment: {
    readonly number: number;
    readonly version: number;
    readonly " $fragmentSpreads": FragmentRefs<"AppointmentColumns_appointment" | "AppointmentDetail_appointment">;
  };
};
export type useRescheduleAppointmentMutation = {
  response: useRescheduleAppointmentMutation$data;
  variables: useRescheduleAppointmentMutation$variables;
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
  "name": "startsAt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v8 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "allowed",
    "storageKey": null
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRescheduleAppointmentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Appointment",
        "kind": "LinkedField",
        "name": "rescheduleAppointment",
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
    "name": "useRescheduleAppointmentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Appointment",
        "kind": "LinkedField",
        "name": "rescheduleAppointment",
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
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
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
            "selections": (v8/*:: as any*/),
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
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "StaffMember",
                "kind": "LinkedField",
                "name": "staffMember",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/),
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
            "selections": (v8/*:: as any*/),
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
            "selections": (v8/*:: as any*/),
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
            "selections": (v8/*:: as any*/),
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
            "selections": (v8/*:: as any*/),
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "blocked",
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "813f98b4ba6f0810981bd677794c1661bfa9877bcf005b383bda68f8b5b62b24",
    "metadata": {},
    "name": "useRescheduleAppointmentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bd95ee4d3a9328bb0c4a1129c7b11876";

export default node;
