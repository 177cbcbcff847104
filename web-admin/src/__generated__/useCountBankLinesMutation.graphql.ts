/**
 * @generated SignedSource<<f5c4af1cdc46a6815bb9ef649839e725>>
 * @relayHash 753d10501279315bbd39003fe066138d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b86a0951a0ab73a7039c502612b201b4cffc8a331f9529b6c987511adecd48f5

import type { ConcreteRequest } from 'relay-runtime';
export type BankColumn = "ACCOUNT" | "AMOUNT" | "DATE" | "DIRECTION" | "IGNORED" | "NAME" | "NOTE" | "TIME" | "WITHDRAWAL" | "%future added value";
export type ErrorCode = "ACCOUNT_DISABLED" | "ALREADY_EXISTS" | "APPOINTMENT_STATE_FORBIDS" | "BANK_CODE_REQUIRED" | "BOOKING_LIMIT" | "CONFLICT" | "CUSTOMER_BLOCKED" | "DELIVERY_DATE_NOT_ALLOWED" | "FORBIDDEN" | "INTERNAL" | "INVALID_INPUT" | "IN_USE" | "LINE_QUOTA_EXHAUSTED" | "LINE_UNAVAILABLE" | "LOGIN_METHOD_UNAVAILABLE" | "NOT_FOUND" | "ORDER_LIMIT" | "ORDER_STATE_FORBIDS" | "OUTCOME_UNKNOWN" | "OUTSIDE_BOOKING_WINDOW" | "OUT_OF_STOCK" | "PASSWORD_CHANGE_REQUIRED" | "PAYMENT_METHOD_NOT_OFFERED" | "PRE_ORDER_CHANGED" | "PRICE_CHANGED" | "PRODUCT_NOT_ON_SALE" | "PURCHASE_LIMIT" | "QUEUE_FULL" | "SHIFT_HAS_APPOINTMENTS" | "SHIPPING_METHOD_NOT_OFFERED" | "SHIPPING_SLOT_NOT_AVAILABLE" | "SLOT_TAKEN" | "STAFF_NOT_AVAILABLE" | "STORE_ALREADY_EXISTS" | "TOO_MANY_ATTEMPTS" | "UNAUTHENTICATED" | "WRONG_CREDENTIALS" | "%future added value";
export type CountBankLinesInput = {
  accepted: ReadonlyArray<AcceptedBankLineInput>;
  bank?: string;
  columns?: ReadonlyArray<BankColumn> | null | undefined;
  text: string;
};
export type AcceptedBankLineInput = {
  line: number;
  orderId: string;
  version?: number | null | undefined;
};
export type useCountBankLinesMutation$variables = {
  input: CountBankLinesInput;
};
export type useCountBankLinesMutation$data = {
  readonly countBankLines: {
    readonly done: number;
    readonly rows: ReadonlyArray<{
      readonly code: ErrorCode | null | undefined;
      readonly message: string | null | undefined;
      readonly rowId: string;
    }>;
  };
};
export type useCountBankLinesMutation = {
  response: useCountBankLinesMutation$data;
  variables: useCountBankLinesMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "BulkResult",
    "kind": "LinkedField",
    "name": "countBankLines",
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
            "name": "code",
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
    "name": "useCountBankLinesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCountBankLinesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b86a0951a0ab73a7039c502612b201b4cffc8a331f9529b6c987511adecd48f5",
    "metadata": {},
    "name": "useCountBankLinesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4e9e7d0dbdbc27d0e6f4d0fa6aab51e5";

export default node;
