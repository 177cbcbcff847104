/**
 * @generated SignedSource<<ec74569474a3b985bc34aad018e6eeb6>>
 * @relayHash 8d1f892bcb7398554a7c70fb23ca7ce9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0c0e305d1c492628d490f853282cc47cc4313b416c4591e3cdc440dfeaa689b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH_ON_DELIVERY" | "NONE" | "PAY_AT_STORE" | "UNKNOWN" | "%future added value";
export type ShippingKind = "CONVENIENCE_STORE" | "HOME_DELIVERY" | "STORE_PICKUP" | "%future added value";
export type UpdateShippingMethodInput = {
  details: ShippingMethodDetailsInput;
  id: string;
  version?: number | null | undefined;
};
export type ShippingMethodDetailsInput = {
  active?: boolean | null | undefined;
  carrier?: string | null | undefined;
  fee?: string | null | undefined;
  freeFrom?: string | null | undefined;
  hours?: string | null | undefined;
  kind?: ShippingKind | null | undefined;
  name?: string | null | undefined;
  paymentMethods?: ReadonlyArray<PaymentMethod> | null | undefined;
  trackingLink?: string | null | undefined;
  weekdays?: ReadonlyArray<number> | null | undefined;
};
export type useUpdateShippingMethodMutation$variables = {
  input: UpdateShippingMethodInput;
};
export type useUpdateShippingMethodMutation$data = {
  readonly updateShippingMethod: {
    readonly " $fragmentSpreads": FragmentRefs<"ShippingMethodRow_method">;
  };
};
export type useUpdateShippingMethodMutation = {
  response: useUpdateShippingMethodMutation$data;
  variables: useUpdateShippingMethodMutation$variables;
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateShippingMethodMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ShippingMethod",
        "kind": "LinkedField",
        "name": "updateShippingMethod",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ShippingMethodRow_method"
          }
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
    "name": "useUpdateShippingMethodMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ShippingMethod",
        "kind": "LinkedField",
        "name": "updateShippingMethod",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fee",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "freeFrom",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "paymentMethods",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "weekdays",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hours",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "active",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "carrier",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "trackingLink",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e0c0e305d1c492628d490f853282cc47cc4313b416c4591e3cdc440dfeaa689b",
    "metadata": {},
    "name": "useUpdateShippingMethodMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f91b98c509491b232b567eb6b7bb5144";

export default node;
