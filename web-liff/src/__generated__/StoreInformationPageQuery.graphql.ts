/**
 * @generated SignedSource<<7008fdd81698fe5006a9cb65e408c224>>
 * @relayHash 1b200cf971390a1cbfb9f5a5bf1f8caf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1be36e78e987e48681e3d90ed1b898147922ee9f7e2a7d6cddf50b011518bc2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH_ON_DELIVERY" | "NONE" | "PAY_AT_STORE" | "UNKNOWN";
export type StoreInformationPageQuery$variables = Record<PropertyKey, never>;
export type StoreInformationPageQuery$data = {
  readonly store: {
    readonly address: string;
    readonly bookingHours: ReadonlyArray<{
      readonly endMinute: number;
      readonly startMinute: number;
      readonly weekday: number;
    }>;
    readonly delivers: boolean;
    readonly name: string;
    readonly openWeekdays: ReadonlyArray<number>;
    readonly openingHours: string;
    readonly orderingClosesAt: string | null | undefined;
    readonly orderingOpensAt: string | null | undefined;
    readonly paymentMethods: ReadonlyArray<PaymentMethod>;
    readonly timeZone: string;
    readonly " $fragmentSpreads": FragmentRefs<"BankAccount_store" | "ContactMethods_store" | "OpenStatusTag_store">;
  } | null | undefined;
};
export type StoreInformationPageQuery = {
  response: StoreInformationPageQuery$data;
  variables: StoreInformationPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "openingHours",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "openWeekdays",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "BookingHours",
  "kind": "LinkedField",
  "name": "bookingHours",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weekday",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startMinute",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endMinute",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "delivers",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orderingOpensAt",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orderingClosesAt",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentMethods",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "StoreInformationPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Store",
        "kind": "LinkedField",
        "name": "store",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BankAccount_store"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ContactMethods_store"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OpenStatusTag_store"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "StoreInformationPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Store",
        "kind": "LinkedField",
        "name": "store",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bankCode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bankAccount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lineAccount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mapUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "StoreClosurePeriod",
            "kind": "LinkedField",
            "name": "closures",
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
              }
            ],
            "storageKey": null
          },
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
    ]
  },
  "params": {
    "id": "f1be36e78e987e48681e3d90ed1b898147922ee9f7e2a7d6cddf50b011518bc2",
    "metadata": {},
    "name": "StoreInformationPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6240e13a1fd9f1379852c4c8b79d135a";

export default node;
