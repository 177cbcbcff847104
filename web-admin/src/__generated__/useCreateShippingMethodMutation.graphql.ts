/**
 * @generated SignedSource<<0a37d619e93cbe1083464718c1dba436>>
 * @relayHash 2e59a0d0d92d6757348011c4f1f62b97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2def921ba1cb8c2e6a6d7c07e6bfc063a010c1e280f5acbbde78f2e5bcbc2c1

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH_ON_DELIVERY" | "NONE" | "PAY_AT_STORE" | "UNKNOWN" | "%future added value";
export type ShippingKind = "CONVENIENCE_STORE" | "HOME_DELIVERY" | "STORE_PICKUP" | "%future added value";
export type SlotUnit = "ORDERS" | "WORK_UNITS" | "%future added value";
export type CreateShippingMethodInput = {
  details: ShippingMethodDetailsInput;
};
export type ShippingMethodDetailsInput = {
  active?: boolean | null | undefined;
  carrier?: string | null | undefined;
  excludedProductIds?: ReadonlyArray<string> | null | undefined;
  fee?: string | null | undefined;
  freeFrom?: string | null | undefined;
  hours?: string | null | undefined;
  kind?: ShippingKind | null | undefined;
  name?: string | null | undefined;
  paymentMethods?: ReadonlyArray<PaymentMethod> | null | undefined;
  slotDaysAhead?: number | null | undefined;
  slotLeadMinutes?: number | null | undefined;
  slotUnit?: SlotUnit | null | undefined;
  slots?: ReadonlyArray<ShippingSlotInput> | null | undefined;
  trackingLink?: string | null | undefined;
  weekdays?: ReadonlyArray<number> | null | undefined;
};
export type ShippingSlotInput = {
  capacity: number;
  endMinute: number;
  startMinute: number;
  weekday: number;
};
export type useCreateShippingMethodMutation$variables = {
  input: CreateShippingMethodInput;
};
export type useCreateShippingMethodMutation$data = {
  readonly createShippingMethod: {
    readonly id: string;
  };
};
export type useCreateShippingMethodMutation = {
  response: useCreateShippingMethodMutation$data;
  variables: useCreateShippingMethodMutation$variables;
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
    "concreteType": "ShippingMethod",
    "kind": "LinkedField",
    "name": "createShippingMethod",
    "plural": false,
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateShippingMethodMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateShippingMethodMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e2def921ba1cb8c2e6a6d7c07e6bfc063a010c1e280f5acbbde78f2e5bcbc2c1",
    "metadata": {},
    "name": "useCreateShippingMethodMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4ec3136554917307b4c33d921198856b";

export default node;
