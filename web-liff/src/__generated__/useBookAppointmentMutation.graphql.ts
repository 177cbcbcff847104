/**
 * @generated SignedSource<<1343373dffc96f40de3eda54e6846117>>
 * @relayHash 7b2771a38590a837d39a7d776f9d43ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 691069abb968a3283eedc573b0d970f17de6a5f8304dc9455427d1e535dad406

import type { ConcreteRequest } from 'relay-runtime';
export type BookAppointmentInput = {
  customerName: string;
  customerPhone: string;
  idempotencyKey?: string | null | undefined;
  lines: ReadonlyArray<AppointmentLineInput>;
  note?: string;
  startsAt: string;
};
export type AppointmentLineInput = {
  note?: string | null | undefined;
  serviceId: string;
  staffMemberId?: string | null | undefined;
  startsAt?: string | null | undefined;
};
export type useBookAppointmentMutation$variables = {
  input: BookAppointmentInput;
};
export type useBookAppointmentMutation$data = {
  readonly bookAppointment: {
    readonly customerName: string;
    readonly endsAt: string;
    readonly id: string;
    readonly items: ReadonlyArray<{
      readonly endsAt: string;
      readonly id: string;
      readonly serviceMinutes: number;
      readonly serviceName: string;
      readonly servicePrice: string;
      readonly staffMember: {
        readonly id: string;
        readonly name: string;
      } | null | undefined;
      readonly startsAt: string;
    }>;
    readonly number: number;
    readonly startsAt: string;
  };
};
export type useBookAppointmentMutation = {
  response: useBookAppointmentMutation$data;
  variables: useBookAppointmentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
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
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "Appointment",
    "kind": "LinkedField",
    "name": "bookAppointment",
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
        "name": "customerName",
        "storageKey": null
      },
      (v2/*:: as any*/),
      (v3/*:: as any*/),
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
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBookAppointmentMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBookAppointmentMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "691069abb968a3283eedc573b0d970f17de6a5f8304dc9455427d1e535dad406",
    "metadata": {},
    "name": "useBookAppointmentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8922a5ab482ebe2831827c8f4d95678f";

export default node;
