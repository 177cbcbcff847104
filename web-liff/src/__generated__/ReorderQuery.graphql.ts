/**
 * @generated SignedSource<<6027f3716f3a6d54cff5774fbfbc43d5>>
 * @relayHash c91586163b0d0848b42f493d5017da75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6655753dde213bbfbb1c150cd3b5edee1bcb6ff367e0e2526b76ab08751e9d44

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "ACCOUNT_DISABLED" | "ALREADY_EXISTS" | "APPOINTMENT_STATE_FORBIDS" | "BANK_CODE_REQUIRED" | "BOOKING_LIMIT" | "CONFLICT" | "CUSTOMER_BLOCKED" | "DELIVERY_DATE_NOT_ALLOWED" | "FORBIDDEN" | "INTERNAL" | "INVALID_INPUT" | "IN_USE" | "LINE_QUOTA_EXHAUSTED" | "LINE_UNAVAILABLE" | "LOGIN_METHOD_UNAVAILABLE" | "NOT_FOUND" | "ORDER_LIMIT" | "ORDER_STATE_FORBIDS" | "OUTCOME_UNKNOWN" | "OUTSIDE_BOOKING_WINDOW" | "OUT_OF_STOCK" | "PASSWORD_CHANGE_REQUIRED" | "PAYMENT_METHOD_NOT_OFFERED" | "PRICE_CHANGED" | "PRODUCT_NOT_ON_SALE" | "QUEUE_FULL" | "SHIFT_HAS_APPOINTMENTS" | "SHIPPING_METHOD_NOT_OFFERED" | "SLOT_TAKEN" | "STAFF_NOT_AVAILABLE" | "STORE_ALREADY_EXISTS" | "TOO_MANY_ATTEMPTS" | "UNAUTHENTICATED" | "WRONG_CREDENTIALS";
export type CartLineInput = {
  productId: string;
  quantity: string;
};
export type ReorderQuery$variables = {
  lines: ReadonlyArray<CartLineInput>;
};
export type ReorderQuery$data = {
  readonly cartQuote: {
    readonly lines: ReadonlyArray<{
      readonly problem: ErrorCode | null | undefined;
      readonly product: {
        readonly name: string;
        readonly stock: string;
      } | null | undefined;
      readonly productId: string;
      readonly unitPrice: string;
    }>;
  };
};
export type ReorderQuery = {
  response: ReorderQuery$data;
  variables: ReorderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "lines"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "lines",
    "variableName": "lines"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "productId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unitPrice",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "problem",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stock",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReorderQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CartQuote",
        "kind": "LinkedField",
        "name": "cartQuote",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CartQuoteLine",
            "kind": "LinkedField",
            "name": "lines",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Product",
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReorderQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CartQuote",
        "kind": "LinkedField",
        "name": "cartQuote",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CartQuoteLine",
            "kind": "LinkedField",
            "name": "lines",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Product",
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "6655753dde213bbfbb1c150cd3b5edee1bcb6ff367e0e2526b76ab08751e9d44",
    "metadata": {},
    "name": "ReorderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "62c6598adc2026f120db8d1a4d8798bb";

export default node;
