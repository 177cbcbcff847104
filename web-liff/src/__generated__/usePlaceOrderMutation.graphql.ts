/**
 * @generated SignedSource<<a526ece10583e913596fe19d5204d0d8>>
 * @relayHash 51b17d4bc61bdb4723a81f05cb446125
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b78b1a181a557709abd09d64b5f2b3de7c9e5e2fb7b0fb82696ea1735d85d1a

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH_ON_DELIVERY" | "NONE" | "PAY_AT_STORE" | "UNKNOWN";
export type PlaceOrderInput = {
  address?: string;
  buyerName?: string;
  buyerPhone: string;
  expectedDeliveryDate?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  lines: ReadonlyArray<OrderedLineInput>;
  note?: string;
  paymentMethod: PaymentMethod;
  recipientName?: string;
  recipientPhone?: string;
};
export type OrderedLineInput = {
  productId: string;
  quantity: string;
  seenPrice: string;
};
export type usePlaceOrderMutation$variables = {
  input: PlaceOrderInput;
};
export type usePlaceOrderMutation$data = {
  readonly placeOrder: {
    readonly address: string;
    readonly id: string;
    readonly lines: ReadonlyArray<{
      readonly id: string;
      readonly product: {
        readonly id: string;
        readonly price: string;
        readonly stock: string;
      };
    }>;
    readonly number: number;
    readonly paymentMethod: PaymentMethod;
    readonly total: string;
  };
};
export type usePlaceOrderMutation = {
  response: usePlaceOrderMutation$data;
  variables: usePlaceOrderMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "Order",
    "kind": "LinkedField",
    "name": "placeOrder",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "number",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "total",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "paymentMethod",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "address",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "OrderLine",
        "kind": "LinkedField",
        "name": "lines",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Product",
            "kind": "LinkedField",
            "name": "product",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "stock",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "price",
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
    "name": "usePlaceOrderMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePlaceOrderMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "0b78b1a181a557709abd09d64b5f2b3de7c9e5e2fb7b0fb82696ea1735d85d1a",
    "metadata": {},
    "name": "usePlaceOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "390e2f4e44fc1c280854a7c45a0c51d5";

export default node;
