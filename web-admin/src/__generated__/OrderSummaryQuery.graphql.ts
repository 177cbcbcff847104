/**
 * @generated SignedSource<<4ae00887d670ea6b49a34cadfb9ccf2b>>
 * @relayHash 97a64e93e30151d378c9b6ca720fbf46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7baf103740b5503fc607c97dffcdd751ed0da4db99378f282c8d545199e5ce8b

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "HKD" | "JPY" | "THB" | "TWD" | "USD" | "%future added value";
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
    readonly otherCurrencies: ReadonlyArray<{
      readonly count: number;
      readonly currency: Currency | null | undefined;
      readonly total: string;
    }>;
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v3 = [
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
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "CurrencyOrders",
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
          (v1/*:: as any*/),
          (v2/*:: as any*/)
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
    "name": "OrderSummaryQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrderSummaryQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "7baf103740b5503fc607c97dffcdd751ed0da4db99378f282c8d545199e5ce8b",
    "metadata": {},
    "name": "OrderSummaryQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3767b396ab467ed2299479a5483d534b";

export default node;
