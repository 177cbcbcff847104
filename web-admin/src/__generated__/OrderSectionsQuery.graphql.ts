/**
 * @generated SignedSource<<b57cd91218395d12053a89bf3789d4fe>>
 * @relayHash 5a3cc35d3b567a2f05e7536bbe330c42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a04c28b5b31703cdbc81c79353d45a4bee4c6eb31d882fc77566f18dc785b341

import type { ConcreteRequest } from 'relay-runtime';
export type OrderSource = "MANUAL" | "ROBOT" | "SHOPPING_PLATFORM" | "%future added value";
export type PaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH_ON_DELIVERY" | "NONE" | "PAY_AT_STORE" | "UNKNOWN" | "%future added value";
export type DayRange = {
  from: string;
  to: string;
};
export type OrderSectionsQuery$variables = {
  range: DayRange;
};
export type OrderSectionsQuery$data = {
  readonly report: {
    readonly days: ReadonlyArray<{
      readonly day: string;
      readonly received: string;
      readonly sums: {
        readonly discounts: string;
        readonly gross: string;
        readonly net: string;
        readonly orders: number;
        readonly shipping: string;
      };
      readonly visits: number;
    }>;
    readonly hours: ReadonlyArray<{
      readonly hour: number;
      readonly sums: {
        readonly discounts: string;
        readonly gross: string;
        readonly net: string;
        readonly orders: number;
        readonly shipping: string;
      };
      readonly weekday: number;
    }>;
    readonly paymentMethods: ReadonlyArray<{
      readonly paymentMethod: PaymentMethod;
      readonly sums: {
        readonly discounts: string;
        readonly gross: string;
        readonly net: string;
        readonly orders: number;
        readonly shipping: string;
      };
    }>;
    readonly sources: ReadonlyArray<{
      readonly source: OrderSource;
      readonly sums: {
        readonly discounts: string;
        readonly gross: string;
        readonly net: string;
        readonly orders: number;
        readonly shipping: string;
      };
    }>;
  };
};
export type OrderSectionsQuery = {
  response: OrderSectionsQuery$data;
  variables: OrderSectionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "range"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderSums",
  "kind": "LinkedField",
  "name": "sums",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orders",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gross",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discounts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shipping",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "net",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "range",
        "variableName": "range"
      }
    ],
    "concreteType": "Report",
    "kind": "LinkedField",
    "name": "report",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DayFigures",
        "kind": "LinkedField",
        "name": "days",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "day",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "received",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "visits",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PaymentMethodFigures",
        "kind": "LinkedField",
        "name": "paymentMethods",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "paymentMethod",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SourceFigures",
        "kind": "LinkedField",
        "name": "sources",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "source",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "HourFigures",
        "kind": "LinkedField",
        "name": "hours",
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
            "name": "hour",
            "storageKey": null
          },
          (v1/*:: as any*/)
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
    "name": "OrderSectionsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrderSectionsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "a04c28b5b31703cdbc81c79353d45a4bee4c6eb31d882fc77566f18dc785b341",
    "metadata": {},
    "name": "OrderSectionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "015fedb338286ba62935a1f09c33d75c";

export default node;
