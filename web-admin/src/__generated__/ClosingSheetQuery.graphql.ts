/**
 * @generated SignedSource<<49c8bcbed9659ef883229dc0470eefee>>
 * @relayHash 2705f2c662802c1f7e5f3e187987a3a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3be25df2c843e8dbd62cf20e79c3f3e34e1ec5523f7e804033eb55c404d153fe

import type { ConcreteRequest } from 'relay-runtime';
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
v6 = {
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
      "kind": "ScalarField",
      "name": "cancelledVisits",
      "storageKey": null
    },
    {
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
    {
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
          "name": "visits",
          "storageKey": null
        }
      ],
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
      (v6/*:: as any*/)
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
      (v6/*:: as any*/)
    ]
  },
  "params": {
    "id": "3be25df2c843e8dbd62cf20e79c3f3e34e1ec5523f7e804033eb55c404d153fe",
    "metadata": {},
    "name": "ClosingSheetQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8d2bcbc768312296bf9a20f604bdc41d";

export default node;
