/**
 * @generated SignedSource<<910600611b50b528b03676f8e78c095b>>
 * @relayHash 3ec000cace381f2626385a199a69674d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43bde40c2fb64559b6f612d53dce5448fdd897a837b8681cda4624646648deae

import type { ConcreteRequest } from 'relay-runtime';
export type DiscountKind = "PER_PRODUCT" | "WHOLE_CART";
export type DiscountState = "DISABLED" | "ENABLED" | "FROZEN";
export type ErrorCode = "ACCOUNT_DISABLED" | "ALREADY_EXISTS" | "APPOINTMENT_STATE_FORBIDS" | "BANK_CODE_REQUIRED" | "BOOKING_LIMIT" | "CONFLICT" | "CUSTOMER_BLOCKED" | "DELIVERY_DATE_NOT_ALLOWED" | "FORBIDDEN" | "INTERNAL" | "INVALID_INPUT" | "IN_USE" | "LINE_QUOTA_EXHAUSTED" | "LINE_UNAVAILABLE" | "LOGIN_METHOD_UNAVAILABLE" | "NOT_FOUND" | "ORDER_LIMIT" | "ORDER_STATE_FORBIDS" | "OUTCOME_UNKNOWN" | "OUTSIDE_BOOKING_WINDOW" | "OUT_OF_STOCK" | "PASSWORD_CHANGE_REQUIRED" | "PAYMENT_METHOD_NOT_OFFERED" | "PRICE_CHANGED" | "PRODUCT_NOT_ON_SALE" | "QUEUE_FULL" | "SHIFT_HAS_APPOINTMENTS" | "SLOT_TAKEN" | "STAFF_NOT_AVAILABLE" | "STORE_ALREADY_EXISTS" | "TOO_MANY_ATTEMPTS" | "UNAUTHENTICATED" | "WRONG_CREDENTIALS";
export type CartLineInput = {
  productId: string;
  quantity: string;
};
export type useCartQuoteQuery$variables = {
  lines: ReadonlyArray<CartLineInput>;
};
export type useCartQuoteQuery$data = {
  readonly cartQuote: {
    readonly discountTotal: string;
    readonly discounts: ReadonlyArray<{
      readonly amount: string;
      readonly name: string;
    }>;
    readonly lines: ReadonlyArray<{
      readonly lineTotal: string;
      readonly problem: ErrorCode | null | undefined;
      readonly product: {
        readonly discounts: ReadonlyArray<{
          readonly discount: {
            readonly id: string;
            readonly kind: DiscountKind;
            readonly name: string;
            readonly state: DiscountState;
          };
          readonly maxQuantity: string | null | undefined;
          readonly minQuantity: string;
        }>;
        readonly id: string;
        readonly imageUrl: string | null | undefined;
        readonly name: string;
        readonly stock: string;
      } | null | undefined;
      readonly productId: string;
      readonly unitPrice: string;
    }>;
    readonly subtotal: string;
    readonly total: string;
    readonly totalQuantity: string;
  };
};
export type useCartQuoteQuery = {
  response: useCartQuoteQuery$data;
  variables: useCartQuoteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "lines"
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
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "lines",
        "variableName": "lines"
      }
    ],
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "productId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unitPrice",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lineTotal",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "problem",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Product",
            "kind": "LinkedField",
            "name": "product",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "stock",
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "variant",
                    "value": "LIST"
                  }
                ],
                "kind": "ScalarField",
                "name": "imageUrl",
                "storageKey": "imageUrl(variant:\"LIST\")"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ProductDiscount",
                "kind": "LinkedField",
                "name": "discounts",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "minQuantity",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "maxQuantity",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Discount",
                    "kind": "LinkedField",
                    "name": "discount",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "kind",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "state",
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
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalQuantity",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "subtotal",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "QuotedDiscount",
        "kind": "LinkedField",
        "name": "discounts",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "amount",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "discountTotal",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "total",
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
    "name": "useCartQuoteQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCartQuoteQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "43bde40c2fb64559b6f612d53dce5448fdd897a837b8681cda4624646648deae",
    "metadata": {},
    "name": "useCartQuoteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "926c48719ea3e66f6fee33ee6bcf61ec";

export default node;
