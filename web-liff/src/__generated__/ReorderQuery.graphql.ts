/**
 * @generated SignedSource<<ba4031e5c86bd6e9665930975336eb73>>
 * @relayHash 446c734b3ca6217a1ab16eb8444775be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92ac849f357014b7607d55118de1216d79ed66bad10856792020c43ed84e1134

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "ACCOUNT_DISABLED" | "ALREADY_EXISTS" | "APPOINTMENT_STATE_FORBIDS" | "BANK_CODE_REQUIRED" | "BOOKING_LIMIT" | "CONFLICT" | "CUSTOMER_BLOCKED" | "DELIVERY_DATE_NOT_ALLOWED" | "FORBIDDEN" | "INTERNAL" | "INVALID_INPUT" | "IN_USE" | "LINE_QUOTA_EXHAUSTED" | "LINE_UNAVAILABLE" | "LOGIN_METHOD_UNAVAILABLE" | "NOT_FOUND" | "ORDER_LIMIT" | "ORDER_STATE_FORBIDS" | "OUTCOME_UNKNOWN" | "OUTSIDE_BOOKING_WINDOW" | "OUT_OF_STOCK" | "PASSWORD_CHANGE_REQUIRED" | "PAYMENT_METHOD_NOT_OFFERED" | "PRE_ORDER_CHANGED" | "PRICE_CHANGED" | "PRODUCT_NOT_ON_SALE" | "PURCHASE_LIMIT" | "QUEUE_FULL" | "SHIFT_HAS_APPOINTMENTS" | "SHIPPING_METHOD_NOT_OFFERED" | "SHIPPING_SLOT_NOT_AVAILABLE" | "SLOT_TAKEN" | "STAFF_NOT_AVAILABLE" | "STORE_ALREADY_EXISTS" | "TOO_MANY_ATTEMPTS" | "UNAUTHENTICATED" | "WRONG_CREDENTIALS";
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
      readonly maxQuantity: string | null | undefined;
      readonly problem: ErrorCode | null | undefined;
      readonly product: {
        readonly name: string;
        readonly preOrderDay: string | null | undefined;
        readonly preOrderLeft: string;
        readonly quantityStep: string | null | undefined;
        readonly stock: string;
      } | null | undefined;
      readonly productId: string;
      readonly quantity: string;
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
  "name": "quantity",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unitPrice",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "problem",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maxQuantity",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stock",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "preOrderLeft",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "preOrderDay",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantityStep",
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
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Product",
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/)
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
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Product",
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
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
    "id": "92ac849f357014b7607d55118de1216d79ed66bad10856792020c43ed84e1134",
    "metadata": {},
    "name": "ReorderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1cb217f1d50849d7423a1c7b6c5ed306";

export default node;
