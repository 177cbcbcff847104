/**
 * @generated SignedSource<<8f427e03473c88af0a4ea4ee87253e1f>>
 * @relayHash 4eaece8b1d4cf56c2971fc65ea11483f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0702586c51b891774ada2ec135180ccd6ee8044003a1846e64242319b3601053

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "ACCOUNT_DISABLED" | "ALREADY_EXISTS" | "APPOINTMENT_STATE_FORBIDS" | "BANK_CODE_REQUIRED" | "BOOKING_LIMIT" | "CONFLICT" | "CUSTOMER_BLOCKED" | "DELIVERY_DATE_NOT_ALLOWED" | "FORBIDDEN" | "INTERNAL" | "INVALID_INPUT" | "IN_USE" | "LINE_QUOTA_EXHAUSTED" | "LINE_UNAVAILABLE" | "LOGIN_METHOD_UNAVAILABLE" | "NOT_FOUND" | "ORDER_LIMIT" | "ORDER_STATE_FORBIDS" | "OUTCOME_UNKNOWN" | "OUTSIDE_BOOKING_WINDOW" | "OUT_OF_STOCK" | "PASSWORD_CHANGE_REQUIRED" | "PAYMENT_METHOD_NOT_OFFERED" | "PRE_ORDER_CHANGED" | "PRICE_CHANGED" | "PRODUCT_NOT_ON_SALE" | "PURCHASE_LIMIT" | "QUEUE_FULL" | "SHIFT_HAS_APPOINTMENTS" | "SHIPPING_METHOD_NOT_OFFERED" | "SHIPPING_SLOT_NOT_AVAILABLE" | "SLOT_TAKEN" | "STAFF_NOT_AVAILABLE" | "STORE_ALREADY_EXISTS" | "TOO_MANY_ATTEMPTS" | "UNAUTHENTICATED" | "WRONG_CREDENTIALS" | "%future added value";
export type UndoBankLinesInput = {
  paymentIds: ReadonlyArray<string>;
};
export type useUndoBankLinesMutation$variables = {
  input: UndoBankLinesInput;
};
export type useUndoBankLinesMutation$data = {
  readonly undoBankLines: {
    readonly done: number;
    readonly rows: ReadonlyArray<{
      readonly code: ErrorCode | null | undefined;
      readonly message: string | null | undefined;
      readonly rowId: string;
    }>;
  };
};
export type useUndoBankLinesMutation = {
  response: useUndoBankLinesMutation$data;
  variables: useUndoBankLinesMutation$variables;
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
    "name": "undoBankLines",
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
    "name": "useUndoBankLinesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUndoBankLinesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0702586c51b891774ada2ec135180ccd6ee8044003a1846e64242319b3601053",
    "metadata": {},
    "name": "useUndoBankLinesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "592eac255acdb7b66975e881f99ce507";

export default node;
