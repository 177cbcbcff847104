/**
 * @generated SignedSource<<a4e8c38bc8557389ae4f6cc9b643d62f>>
 * @relayHash 9809f24d32962d0975b7a1412fa64b06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8232cb7f1d6f62b2189adbae0cf0f605a7ec1e3f0e04c5efd20f3ed3e233690d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentKind = "ADJUSTMENT" | "CARD" | "CASH" | "COD" | "CONVENIENCE_STORE" | "OTHER" | "PART" | "TRANSFER" | "WALLET" | "%future added value";
export type DayRange = {
  from: string;
  to: string;
};
export type ClosingSheetQuery$variables = {
  day: string;
  range: DayRange;
};
export type ClosingSheetQuery$data = {
  readonly report: {
    readonly cancelledVisits: number;
    readonly days: ReadonlyArray<{
      readonly visits: number;
    }>;
    readonly sums: {
      readonly discounts: string;
      readonly gross: string;
      readonly net: string;
      readonly open: string;
      readonly orders: number;
      readonly paid: string;
      readonly shipping: string;
    };
    readonly visitOutcomes: {
      readonly lateCancellations: number;
      readonly noShows: number;
    };
    readonly " $fragmentSpreads": FragmentRefs<"OtherCurrencies_report">;
  };
  readonly store: {
    readonly name: string;
  } | null | undefined;
  readonly takings: ReadonlyArray<{
    readonly kinds: ReadonlyArray<{
      readonly kind: PaymentKind;
      readonly net: string;
      readonly received: string;
      readonly refunded: string;
    }>;
    readonly net: string;
    readonly received: string;
    readonly refunded: string;
  }>;
};
export type ClosingSheetQuery = {
  response: ClosingSheetQuery$data;
  variables: ClosingSheetQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "day"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "range"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "received",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refunded",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "net",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "from",
      "variableName": "day"
    },
    {
      "kind": "Variable",
      "name": "to",
      "variableName": "day"
    }
  ],
  "concreteType": "TakingsOfDay",
  "kind": "LinkedField",
  "name": "takings",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "TakingsOfKind",
      "kind": "LinkedField",
      "name": "kinds",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = [
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "range"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cancelledVisits",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "VisitOutcomeCounts",
  "kind": "LinkedField",
  "name": "visitOutcomes",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "noShows",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lateCancellations",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orders",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderSums",
  "kind": "LinkedField",
  "name": "sums",
  "plural": false,
  "selections": [
    (v9/*:: as any*/),
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
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "open",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shipping",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v11 = {
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
      "name": "visits",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ClosingSheetQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Store",
        "kind": "LinkedField",
        "name": "store",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Report",
        "kind": "LinkedField",
        "name": "report",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OtherCurrencies_report"
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ClosingSheetQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Store",
        "kind": "LinkedField",
        "name": "store",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Report",
        "kind": "LinkedField",
        "name": "report",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CurrencyFigures",
            "kind": "LinkedField",
            "name": "otherCurrencies",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currency",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OrderSums",
                "kind": "LinkedField",
                "name": "sums",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8232cb7f1d6f62b2189adbae0cf0f605a7ec1e3f0e04c5efd20f3ed3e233690d",
    "metadata": {},
    "name": "ClosingSheetQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b4ad3e57e1e66ef2e30ff2a8e2237b84";

export default node;
