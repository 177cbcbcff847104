/**
 * @generated SignedSource<<a39168ec5fc73329a705e6bf9c73cea2>>
 * @relayHash be377fe56683b56f99df2fc3337ecef4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb2623b16385ef6f088fee08cec87df182c3286c352311e4bcdd8407ed6dee19

import type { ConcreteRequest } from 'relay-runtime';
export type OrderSource = "MANUAL" | "ROBOT" | "SHOPPING_PLATFORM" | "%future added value";
export type OrderState = "CANCELLED" | "COMPLETE" | "ESTABLISHED" | "IN_ACTION" | "WAITING" | "%future added value";
export type PaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH_ON_DELIVERY" | "NONE" | "PAY_AT_STORE" | "UNKNOWN" | "%future added value";
export type PaymentState = "FAILED" | "PAID" | "PARTIALLY_PAID" | "REFUNDED" | "REFUND_PENDING" | "UNPAID" | "%future added value";
export type OrderFilter = {
  buyerName?: string | null | undefined;
  buyerPhone?: string | null | undefined;
  createdAt?: DateRange | null | undefined;
  customerIds?: ReadonlyArray<string> | null | undefined;
  deliveryDate?: DateRange | null | undefined;
  expectedDeliveryDate?: DateRange | null | undefined;
  note?: string | null | undefined;
  numbers?: ReadonlyArray<number> | null | undefined;
  olderThan?: string | null | undefined;
  paymentMethodCodes?: ReadonlyArray<number> | null | undefined;
  paymentMethods?: ReadonlyArray<PaymentMethod> | null | undefined;
  paymentStates?: ReadonlyArray<PaymentState> | null | undefined;
  recipientName?: string | null | undefined;
  sources?: ReadonlyArray<OrderSource> | null | undefined;
  states?: ReadonlyArray<OrderState> | null | undefined;
};
export type DateRange = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type OrderSummaryQuery$variables = {
  filter?: OrderFilter | null | undefined;
};
export type OrderSummaryQuery$data = {
  readonly orderSummary: {
    readonly count: number;
    readonly total: string;
  };
};
export type OrderSummaryQuery = {
  response: OrderSummaryQuery$data;
  variables: OrderSummaryQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      }
    ],
    "concreteType": "OrderSummary",
    "kind": "LinkedField",
    "name": "orderSummary",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
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
    "name": "OrderSummaryQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrderSummaryQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "eb2623b16385ef6f088fee08cec87df182c3286c352311e4bcdd8407ed6dee19",
    "metadata": {},
    "name": "OrderSummaryQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f20008ddd35773610ee6d58186d8edcf";

export default node;
