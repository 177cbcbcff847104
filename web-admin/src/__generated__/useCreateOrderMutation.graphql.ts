/**
 * @generated SignedSource<<80451267a90a32785f109334c70b9080>>
 * @relayHash 2f94904d3037cad9aabd2cb15e92155d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0187a04e3a29ee13dd310ee3d98137ee72454d2fb88a65d19a7100e096c1debd

import type { ConcreteRequest } from 'relay-runtime';
export type OrderSource = "MANUAL" | "ROBOT" | "SHOPPING_PLATFORM" | "%future added value";
export type PaymentState = "FAILED" | "PAID" | "PARTIALLY_PAID" | "REFUNDED" | "REFUND_PENDING" | "UNPAID" | "%future added value";
export type CreateOrderInput = {
  customerId?: string | null | undefined;
  details: OrderDetailsInput;
  lines: ReadonlyArray<CreateOrderLineInput>;
  shipping?: StaffShippingInput | null | undefined;
};
export type OrderDetailsInput = {
  address?: string | null | undefined;
  buyerName?: string | null | undefined;
  buyerPhone?: string | null | undefined;
  deliveryDate?: string | null | undefined;
  expectedDeliveryDate?: string | null | undefined;
  note?: string | null | undefined;
  paymentMethodCode?: number | null | undefined;
  paymentState?: PaymentState | null | undefined;
  recipientName?: string | null | undefined;
  recipientPhone?: string | null | undefined;
  source?: OrderSource | null | undefined;
};
export type CreateOrderLineInput = {
  productId: string;
  quantity: string;
  seenExpectedDay?: string | null | undefined;
  seenPreOrdered?: string | null | undefined;
};
export type StaffShippingInput = {
  overCapacity?: boolean | null | undefined;
  shippingMethodId: string;
  slot?: OrderSlotInput | null | undefined;
};
export type OrderSlotInput = {
  day: string;
  endMinute: number;
  startMinute: number;
};
export type useCreateOrderMutation$variables = {
  input: CreateOrderInput;
};
export type useCreateOrderMutation$data = {
  readonly createOrder: {
    readonly number: number;
  };
};
export type useCreateOrderMutation = {
  response: useCreateOrderMutation$data;
  variables: useCreateOrderMutation$variables;
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
  "name": "number",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "createOrder",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "useCreateOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "createOrder",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "id": "0187a04e3a29ee13dd310ee3d98137ee72454d2fb88a65d19a7100e096c1debd",
    "metadata": {},
    "name": "useCreateOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "28bf39d325df6786c9d849d353e0752a";

export default node;
