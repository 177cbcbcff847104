/**
 * @generated SignedSource<<bd52b5ce1d15d03e908d29e395eb1314>>
 * @relayHash db4422ed3042bd5a636882ac6a88d4ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff58b26e5448136ea516746e55aa03e2846461ff99af97bc597f1c2e1ed5142c

import type { ConcreteRequest } from 'relay-runtime';
export type SlotRefusal = "CLOSED" | "LACKS_SERVICE" | "NOT_OPEN_TO_CUSTOMERS" | "NO_SHIFT" | "OUTSIDE_WINDOW" | "PAST" | "TAKEN" | "TIME_OFF";
export type FreeSlotsInput = {
  forStaff?: boolean;
  from: string;
  ignoreAppointmentId?: string | null | undefined;
  serviceIds: ReadonlyArray<string>;
  staffMemberId?: string | null | undefined;
  staffMemberIds?: ReadonlyArray<string | null | undefined> | null | undefined;
  to: string;
};
export type useFreeSlotsQuery$variables = {
  input: FreeSlotsInput;
};
export type useFreeSlotsQuery$data = {
  readonly freeSlots: {
    readonly days: ReadonlyArray<{
      readonly date: string;
      readonly slots: ReadonlyArray<{
        readonly endsAt: string;
        readonly free: boolean;
        readonly reason: SlotRefusal | null | undefined;
        readonly startsAt: string;
      }>;
    }>;
  };
};
export type useFreeSlotsQuery = {
  response: useFreeSlotsQuery$data;
  variables: useFreeSlotsQuery$variables;
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
    "concreteType": "FreeSlots",
    "kind": "LinkedField",
    "name": "freeSlots",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FreeSlotDay",
        "kind": "LinkedField",
        "name": "days",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "date",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Slot",
            "kind": "LinkedField",
            "name": "slots",
            "plural": true,
            "selections": [
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
    "name": "useFreeSlotsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFreeSlotsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ff58b26e5448136ea516746e55aa03e2846461ff99af97bc597f1c2e1ed5142c",
    "metadata": {},
    "name": "useFreeSlotsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "907354dfa5117add845ac4614c9d2a75";

export default node;
