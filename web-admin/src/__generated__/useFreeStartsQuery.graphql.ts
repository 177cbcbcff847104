/**
 * @generated SignedSource<<d79bcfc66406855b14e00dbe34c2a5f6>>
 * @relayHash 8648ae7297f703b24cf85fa31a7430c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecbc18cb441d2cb041fb74ec6a0294cb2071dc1c3ff0557df8ab9b8b0b5392f3

import type { ConcreteRequest } from 'relay-runtime';
export type SlotRefusal = "CLOSED" | "LACKS_SERVICE" | "NOT_OPEN_TO_CUSTOMERS" | "NO_SHIFT" | "OUTSIDE_WINDOW" | "PAST" | "TAKEN" | "TIME_OFF" | "%future added value";
export type FreeSlotsInput = {
  forStaff?: boolean;
  from: string;
  ignoreAppointmentId?: string | null | undefined;
  serviceIds: ReadonlyArray<string>;
  staffMemberId?: string | null | undefined;
  staffMemberIds?: ReadonlyArray<string | null | undefined> | null | undefined;
  to: string;
};
export type useFreeStartsQuery$variables = {
  input: FreeSlotsInput;
};
export type useFreeStartsQuery$data = {
  readonly freeSlots: {
    readonly days: ReadonlyArray<{
      readonly date: string;
      readonly slots: ReadonlyArray<{
        readonly free: boolean;
        readonly reason: SlotRefusal | null | undefined;
        readonly startsAt: string;
      }>;
    }>;
  };
};
export type useFreeStartsQuery = {
  response: useFreeStartsQuery$data;
  variables: useFreeStartsQuery$variables;
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
    "name": "useFreeStartsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFreeStartsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ecbc18cb441d2cb041fb74ec6a0294cb2071dc1c3ff0557df8ab9b8b0b5392f3",
    "metadata": {},
    "name": "useFreeStartsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e8b524fa684aee3970b98ed524e3699e";

export default node;
