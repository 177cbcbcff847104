/**
 * @generated SignedSource<<f7d61edb10947095394b32263f4a208a>>
 * @relayHash 60cb3beb1616343d7e4dd3f167bf1895
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be4ba3dfcba0ac917fa056d6e674575b933b0a2403b44aa3a681a5651cec5c8f

import type { ConcreteRequest } from 'relay-runtime';
export type OrderSource = "MANUAL" | "ROBOT" | "SHOPPING_PLATFORM" | "%future added value";
export type PaymentState = "FAILED" | "PAID" | "PARTIALLY_PAID" | "REFUNDED" | "REFUND_PENDING" | "UNPAID" | "%future added value";
export type CreateOrdersInput = {
  orders: ReadonlyArray<OrderDetailsInput>;
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
export type useCreateOrdersMutation$variables = {
  input: CreateOrdersInput;
};
export type useCreateOrdersMutation$data = {
  readonly createOrders: ReadonlyArray<{
    readonly number: number;
  }>;
};
export type useCreateOrdersMutation = {
  response: useCreateOrdersMutation$data;
  variables: useCreateOrdersMutation$variables;
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
    "name": "useCreateOrdersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "createOrders",
        "plural": true,
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
    "name": "useCreateOrdersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "createOrders",
        "plural": true,
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
    "id": "be4ba3dfcba0ac917fa056d6e674575b933b0a2403b44aa3a681a5651cec5c8f",
    "metadata": {},
    "name": "useCreateOrdersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "125aa62f4004f0270ca3aff9db16eac2";

export default node;
