/**
 * @generated SignedSource<<b50106241733a9bc353f097924b10aad>>
 * @relayHash f3561c0c5da86789e0a458625f0a4b88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4b110e556b989ed66beb7d932ce50174c6934ac757dddeeedddde88d31ae755

import type { ConcreteRequest } from 'relay-runtime';
export type ShiftState = "CONFIRMED" | "OPEN_TO_CUSTOMERS" | "PROPOSED" | "%future added value";
export type SlotRefusal = "CLOSED" | "LACKS_SERVICE" | "NOT_OPEN_TO_CUSTOMERS" | "NO_SHIFT" | "OUTSIDE_WINDOW" | "PAST" | "TAKEN" | "TIME_OFF" | "%future added value";
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
  readonly staffChoices: {
    readonly notSpecified: boolean;
    readonly staff: ReadonlyArray<{
      readonly free: boolean;
      readonly reason: SlotRefusal | null | undefined;
      readonly staffMember: {
        readonly id: string;
        readonly name: string;
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
    "name": "staffChoices",
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
            "kind": "ScalarField",
            "name": "reason",
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
              },
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
    "id": "c4b110e556b989ed66beb7d932ce50174c6934ac757dddeeedddde88d31ae755",
    "metadata": {},
    "name": "useStaffChoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2afc05cb84f78db24b49ef05b6fbb80d";

export default node;
