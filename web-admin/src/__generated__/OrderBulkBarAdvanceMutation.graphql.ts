/**
 * @generated SignedSource<<7f7e853c95c2c2983342a3d7a581b6da>>
 * @relayHash ecd73df0f18b86486250ced136515363
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e13b054d327378444cfeca9e03c9bd90eadf5d5d31c7aa31e8c429d7f462400

import type { ConcreteRequest } from 'relay-runtime';
export type OrderSource = "MANUAL" | "ROBOT" | "SHOPPING_PLATFORM" | "%future added value";
export type OrderState = "CANCELLED" | "COMPLETE" | "ESTABLISHED" | "IN_ACTION" | "WAITING" | "%future added value";
export type PaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH_ON_DELIVERY" | "NONE" | "PAY_AT_STORE" | "UNKNOWN" | "%future added value";
export type PaymentState = "FAILED" | "PAID" | "PARTIALLY_PAID" | "REFUNDED" | "REFUND_PENDING" | "UNPAID" | "%future added value";
export type AdvanceOrdersInput = {
  orders: OrderSelection;
  seenStates?: ReadonlyArray<OrderState> | null | undefined;
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
export type OrderBulkBarAdvanceMutation$variables = {
  input: AdvanceOrdersInput;
};
export type OrderBulkBarAdvanceMutation$data = {
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
export type OrderBulkBarAdvanceMutation = {
  response: OrderBulkBarAdvanceMutation$data;
  variables: OrderBulkBarAdvanceMutation$variables;
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
    "name": "advanceOrders",
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
    "name": "OrderBulkBarAdvanceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrderBulkBarAdvanceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8e13b054d327378444cfeca9e03c9bd90eadf5d5d31c7aa31e8c429d7f462400",
    "metadata": {},
    "name": "OrderBulkBarAdvanceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "219d183854e8b38b7a507db8b5d61a18";

export default node;
