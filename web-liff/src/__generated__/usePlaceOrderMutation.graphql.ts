/**
 * @generated SignedSource<<fc235498fb9a80243a16026952fda102>>
 * @relayHash 67a497a339e1f96ccdf297115a7df92f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37620fbc3cafd691e73d5789de5d6b89ab4d67e08fe6e409db31235b9c535afb

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH_ON_DELIVERY" | "NONE" | "PAY_AT_STORE" | "UNKNOWN";
export type StoreChain = "FAMILY" | "UNIMART";
export type PlaceOrderInput = {
  accountDigits?: string | null | undefined;
  address?: string;
  buyerName?: string;
  buyerPhone: string;
  expectedDeliveryDate?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  lines: ReadonlyArray<OrderedLineInput>;
  note?: string;
  paymentMethod: PaymentMethod;
  pickUpStore?: PickUpStoreInput | null | undefined;
  recipientName?: string;
  recipientPhone?: string;
  seenShippingFee?: string | null | undefined;
  shippingMethodId?: string | null | undefined;
  shippingSlot?: OrderSlotInput | null | undefined;
};
export type OrderedLineInput = {
  productId: string;
  quantity: string;
  seenExpectedDay?: string | null | undefined;
  seenPreOrdered?: string | null | undefined;
  seenPrice: string;
  variantOf?: string | null | undefined;
};
export type PickUpStoreInput = {
  address?: string;
  chain: StoreChain;
  code: string;
  name: string;
};
export type OrderSlotInput = {
  day: string;
  endMinute: number;
  startMinute: number;
};
export type usePlaceOrderMutation$variables = {
  input: PlaceOrderInput;
};
export type usePlaceOrderMutation$data = {
  readonly placeOrder: {
    readonly address: string;
    readonly discountRecords: ReadonlyArray<{
      readonly amount: string;
      readonly name: string;
    }>;
    readonly discountTotal: string;
    readonly id: string;
    readonly lines: ReadonlyArray<{
      readonly id: string;
      readonly product: {
        readonly id: string;
        readonly preOrderLeft: string;
        readonly price: string;
        readonly stock: string;
      };
    }>;
    readonly number: number;
    readonly paymentMethod: PaymentMethod;
    readonly shippingFee: string;
    readonly shippingName: string;
    readonly subtotal: string;
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
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subtotal",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "discountTotal",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shippingName",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shippingFee",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentMethod",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderLine",
  "kind": "LinkedField",
  "name": "lines",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": [
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
          "args": null,
          "kind": "ScalarField",
          "name": "preOrderLeft",
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePlaceOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "placeOrder",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DiscountRecord",
            "kind": "LinkedField",
            "name": "discountRecords",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePlaceOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "placeOrder",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DiscountRecord",
            "kind": "LinkedField",
            "name": "discountRecords",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "37620fbc3cafd691e73d5789de5d6b89ab4d67e08fe6e409db31235b9c535afb",
    "metadata": {},
    "name": "usePlaceOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e5f36cb6c3125ecc657edfb73834be8f";

export default node;
