/**
 * @generated SignedSource<<28245230b48983abad0e10b10eae590a>>
 * @relayHash 513a3d77ba7acdd1f3f03fc25b2b0e41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f024fd86beb30a2acf9324996d363d3318bd66c68d5ed73eceb87413a8a012d7

import type { ConcreteRequest } from 'relay-runtime';
export type SlotRefusal = "CLOSED" | "LACKS_SERVICE" | "NOT_OPEN_TO_CUSTOMERS" | "NO_SHIFT" | "OUTSIDE_WINDOW" | "PAST" | "TAKEN" | "TIME_OFF" | "%future added value";
export type CreateAppointmentSeriesInput = {
  appointment: CreateAppointmentInput;
  everyWeeks: number;
  times: number;
};
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
export type useCreateAppointmentSeriesMutation$variables = {
  input: CreateAppointmentSeriesInput;
};
export type useCreateAppointmentSeriesMutation$data = {
  readonly createAppointmentSeries: ReadonlyArray<{
    readonly appointment: {
      readonly number: number;
      readonly startsAt: string;
    } | null | undefined;
    readonly nearestStaffName: string | null | undefined;
    readonly nearestStartsAt: string | null | undefined;
    readonly reason: SlotRefusal | null | undefined;
    readonly startsAt: string;
  }>;
};
export type useCreateAppointmentSeriesMutation = {
  response: useCreateAppointmentSeriesMutation$data;
  variables: useCreateAppointmentSeriesMutation$variables;
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
  "name": "startsAt",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nearestStartsAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nearestStaffName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateAppointmentSeriesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AppointmentSeriesEntry",
        "kind": "LinkedField",
        "name": "createAppointmentSeries",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Appointment",
            "kind": "LinkedField",
            "name": "appointment",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
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
    "name": "useCreateAppointmentSeriesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AppointmentSeriesEntry",
        "kind": "LinkedField",
        "name": "createAppointmentSeries",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Appointment",
            "kind": "LinkedField",
            "name": "appointment",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
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
    "id": "f024fd86beb30a2acf9324996d363d3318bd66c68d5ed73eceb87413a8a012d7",
    "metadata": {},
    "name": "useCreateAppointmentSeriesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9bf1824ba25e619c76bd77fb011ce5f1";

export default node;
