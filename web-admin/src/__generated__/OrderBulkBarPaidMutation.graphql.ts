/**
 * @generated SignedSource<<cfb1ca4370e3253b7f378c9396a8db45>>
 * @relayHash 37717a32571faddff614ebf9094c0449
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30a7fa1f421081814a4ef91610ab82672904ad30c8d9ced9b22d0647b37ef832

import type { ConcreteRequest } from 'relay-runtime';
export type OrderSource = "MANUAL" | "ROBOT" | "SHOPPING_PLATFORM" | "%future added value";
export type OrderState = "CANCELLED" | "COMPLETE" | "ESTABLISHED" | "IN_ACTION" | "WAITING" | "%future added value";
export type PaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH_ON_DELIVERY" | "NONE" | "PAY_AT_STORE" | "UNKNOWN" | "%future added value";
export type PaymentState = "FAILED" | "PAID" | "PARTIALLY_PAID" | "REFUNDED" | "REFUND_PENDING" | "UNPAID" | "%future added value";
export type OrdersInput = {
  orders: OrderSelection;
};
export type OrderSelection = {
  filter?: OrderFilter | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
};
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
export type OrderBulkBarPaidMutation$variables = {
  input: OrdersInput;
};
export type OrderBulkBarPaidMutation$data = {
  readonly result: {
    readonly done: number;
    readonly refused: number;
    readonly rows: ReadonlyArray<{
      readonly message: string | null | undefined;
      readonly rowId: string;
    }>;
    readonly undoable: ReadonlyArray<{
      readonly id: string;
    }>;
  };
};
export type OrderBulkBarPaidMutation = {
  response: OrderBulkBarPaidMutation$data;
  variables: OrderBulkBarPaidMutation$variables;
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
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "BulkResult",
    "kind": "LinkedField",
    "name": "markOrdersPaid",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "done",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "refused",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BulkRow",
        "kind": "LinkedField",
        "name": "rows",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rowId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UndoableChange",
        "kind": "LinkedField",
        "name": "undoable",
        "plural": true,
        "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OrderBulkBarPaidMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrderBulkBarPaidMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "30a7fa1f421081814a4ef91610ab82672904ad30c8d9ced9b22d0647b37ef832",
    "metadata": {},
    "name": "OrderBulkBarPaidMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7653c54e9acb360d53bafeac8d64a84c";

export default node;
