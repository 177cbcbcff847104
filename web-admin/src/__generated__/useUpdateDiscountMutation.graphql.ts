/**
 * @generated SignedSource<<800e78b98c09fc5288f1e919fec6323f>>
 * @relayHash cb55855cde6714ebdad97d467280438b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bee42d6fbd595596b22dae5640e8e19f7ee2f1404e2e52029db6339f2fdf40da

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
    readonly " $fragmentSpreads": FragmentRefs<"DiscountEditor_discount" | "DiscountRow_discount">;
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
            "name": "DiscountRow_discount"
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
            "name": "state",
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
    "id": "bee42d6fbd595596b22dae5640e8e19f7ee2f1404e2e52029db6339f2fdf40da",
    "metadata": {},
    "name": "useUpdateDiscountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1de6d877ead04287adf0fb2fad319ec2";

export default node;
