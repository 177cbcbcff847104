/**
 * @generated SignedSource<<6080569929e02baafaadfcd9b70545c2>>
 * @relayHash aad66f7d9cd7a80ee959f14c419412f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 518cd0be02fb2d0c7bfa94b7dfcf394622977a5af563c65628fcc89ba2d983f1

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
export type OrderBulkBarDeleteMutation$variables = {
  input: OrdersInput;
};
export type OrderBulkBarDeleteMutation$data = {
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
export type OrderBulkBarDeleteMutation = {
  response: OrderBulkBarDeleteMutation$data;
  variables: OrderBulkBarDeleteMutation$variables;
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
    "name": "discardOrders",
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
    "name": "OrderBulkBarDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrderBulkBarDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "518cd0be02fb2d0c7bfa94b7dfcf394622977a5af563c65628fcc89ba2d983f1",
    "metadata": {},
    "name": "OrderBulkBarDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3e288b0736594a5179944b6ce9b907e2";

export default node;
