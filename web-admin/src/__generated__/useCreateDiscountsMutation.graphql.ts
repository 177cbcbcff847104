/**
 * @generated SignedSource<<4864552e9b2c53542d08a738728f8268>>
 * @relayHash 4c655ef87c48912d2a6619447bf0b277
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 101775cee6f44bc87f2cf2a1ff712634bcff72c982163b47a72992d4a71db02e

import type { ConcreteRequest } from 'relay-runtime';
export type DiscountAudience = "CUSTOMER" | "PRODUCT" | "%future added value";
export type DiscountKind = "PER_PRODUCT" | "WHOLE_CART" | "%future added value";
export type DiscountState = "DISABLED" | "ENABLED" | "FROZEN" | "%future added value";
export type CreateDiscountsInput = {
  discounts: ReadonlyArray<DiscountDetailsInput>;
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
export type useCreateDiscountsMutation$variables = {
  input: CreateDiscountsInput;
};
export type useCreateDiscountsMutation$data = {
  readonly createDiscounts: ReadonlyArray<{
    readonly id: string;
  }>;
};
export type useCreateDiscountsMutation = {
  response: useCreateDiscountsMutation$data;
  variables: useCreateDiscountsMutation$variables;
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
    "concreteType": "Discount",
    "kind": "LinkedField",
    "name": "createDiscounts",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateDiscountsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateDiscountsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "101775cee6f44bc87f2cf2a1ff712634bcff72c982163b47a72992d4a71db02e",
    "metadata": {},
    "name": "useCreateDiscountsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c3f5ecb419c7319d5ebe76ac00544a02";

export default node;
