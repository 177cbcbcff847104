/**
 * @generated SignedSource<<1f24393d00940952699b0fc35c48a1cb>>
 * @relayHash d53527657a4dbdb1240333ff5d473e9b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c01f4a84c7c420eee17f582b92e326972cbe0c3e924b15c4fecd5c0f6082617

import type { ConcreteRequest } from 'relay-runtime';
export type ShiftState = "CONFIRMED" | "OPEN_TO_CUSTOMERS" | "PROPOSED";
export type StaffChoicesInput = {
  atLeast?: ShiftState | null | undefined;
  endsAt?: string | null | undefined;
  ignoreAppointmentId?: string | null | undefined;
  serviceId?: string | null | undefined;
  startsAt: string;
};
export type useStaffChoicesQuery$variables = {
  input: StaffChoicesInput;
};
export type useStaffChoicesQuery$data = {
  readonly bookableStaffChoices: {
    readonly notSpecified: boolean;
    readonly staff: ReadonlyArray<{
      readonly free: boolean;
      readonly staffMember: {
        readonly id: string;
      };
    }>;
  };
};
export type useStaffChoicesQuery = {
  response: useStaffChoicesQuery$data;
  variables: useStaffChoicesQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "StaffChoices",
    "kind": "LinkedField",
    "name": "bookableStaffChoices",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "notSpecified",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "StaffChoice",
        "kind": "LinkedField",
        "name": "staff",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "free",
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useStaffChoicesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStaffChoicesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7c01f4a84c7c420eee17f582b92e326972cbe0c3e924b15c4fecd5c0f6082617",
    "metadata": {},
    "name": "useStaffChoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "70326190a7f313bbfaca40bbacc7ddd5";

export default node;
