/**
 * @generated SignedSource<<a8e91e4dd78deaf64a6a5c79a4c5c7d9>>
 * @relayHash 3d0222c2812097532f3cdf846f860824
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef49e00564c25a6ca3e43ebefa9233eda9b13f123386f6ab6923249a1d62b106

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH_ON_DELIVERY" | "NONE" | "PAY_AT_STORE" | "UNKNOWN" | "%future added value";
export type ShippingKind = "CONVENIENCE_STORE" | "HOME_DELIVERY" | "STORE_PICKUP" | "%future added value";
export type SlotUnit = "ORDERS" | "WORK_UNITS" | "%future added value";
export type UpdateShippingMethodInput = {
  details: ShippingMethodDetailsInput;
  id: string;
  version?: number | null | undefined;
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
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
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
          (v2/*:: as any*/),
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
          (v3/*:: as any*/),
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
            "concreteType": "Product",
            "kind": "LinkedField",
            "name": "excludedProducts",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v2/*:: as any*/)
            ],
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
            "name": "hasSlots",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "slotUnit",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ShippingSlot",
            "kind": "LinkedField",
            "name": "slots",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "weekday",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startMinute",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endMinute",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "capacity",
                "storageKey": null
              }
            ],
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "slotLeadMinutes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "slotDaysAhead",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ef49e00564c25a6ca3e43ebefa9233eda9b13f123386f6ab6923249a1d62b106",
    "metadata": {},
    "name": "useUpdateShippingMethodMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f91b98c509491b232b567eb6b7bb5144";

export default node;
