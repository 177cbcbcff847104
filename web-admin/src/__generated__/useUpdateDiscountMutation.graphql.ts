/**
 * @generated SignedSource<<b105eef8a121d44e87537d56f3f3b4e7>>
 * @relayHash ef882c1273dafb76929faea48d549304
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c01c177ee4659a731f0aded7b88a9cfc3124ce3ce25ce9e718e1cb536a729e3b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DiscountAudience = "CUSTOMER" | "PRODUCT" | "%future added value";
export type DiscountKind = "PER_PRODUCT" | "WHOLE_CART" | "%future added value";
export type DiscountState = "DISABLED" | "ENABLED" | "FROZEN" | "%future added value";
export type UpdateDiscountInput = {
  details: DiscountDetailsInput;
  id: string;
  version?: number | null | undefined;
};
export type DiscountDetailsInput = {
  amount?: string | null | undefined;
  audience?: DiscountAudience | null | undefined;
  description?: string | null | undefined;
  kind?: DiscountKind | null | undefined;
  multiplier?: string | null | undefined;
  name?: string | null | undefined;
  state?: DiscountState | null | undefined;
};
export type useUpdateDiscountMutation$variables = {
  input: UpdateDiscountInput;
};
export type useUpdateDiscountMutation$data = {
  readonly updateDiscount: {
    readonly " $fragmentSpreads": FragmentRefs<"DiscountColumns_discount" | "DiscountEditor_discount">;
  };
};
export type useUpdateDiscountMutation = {
  response: useUpdateDiscountMutation$data;
  variables: useUpdateDiscountMutation$variables;
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
    "name": "useUpdateDiscountMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Discount",
        "kind": "LinkedField",
        "name": "updateDiscount",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DiscountColumns_discount"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DiscountEditor_discount"
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
    "name": "useUpdateDiscountMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Discount",
        "kind": "LinkedField",
        "name": "updateDiscount",
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
            "name": "name",
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
            "name": "amount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "multiplier",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "audience",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "productCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "customerCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
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
            "name": "toggledState",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c01c177ee4659a731f0aded7b88a9cfc3124ce3ce25ce9e718e1cb536a729e3b",
    "metadata": {},
    "name": "useUpdateDiscountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c07bc9bd158d26d80d60537d01850b59";

export default node;
