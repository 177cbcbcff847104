/**
 * @generated SignedSource<<b275f075d9522185a48656a7b25cb568>>
 * @relayHash 8cb4bd8cf642bf7f2775a7bcfef37801
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ae6b265052db6a9a00bc3d3ee39a1bbd8ec237d2eba88304e9d8578fa222e54

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
  fee?: string | null | undefined;
  freeFrom?: string | null | undefined;
  hours?: string | null | undefined;
  kind?: ShippingKind | null | undefined;
  name?: string | null | undefined;
  paymentMethods?: ReadonlyArray<PaymentMethod> | null | undefined;
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3ae6b265052db6a9a00bc3d3ee39a1bbd8ec237d2eba88304e9d8578fa222e54",
    "metadata": {},
    "name": "useUpdateShippingMethodMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f91b98c509491b232b567eb6b7bb5144";

export default node;
