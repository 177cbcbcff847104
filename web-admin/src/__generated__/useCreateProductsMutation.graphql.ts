/**
 * @generated SignedSource<<34386c1629c666ccec9de33030684e9f>>
 * @relayHash 1d70355068632208113c2498a227a1cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4896d4af3b979a4b155ed5dd6922739ce77199f73d1b0fc579a1b9e2efd5409e

import type { ConcreteRequest } from 'relay-runtime';
export type ProductState = "DISABLED" | "ENABLED" | "FROZEN" | "%future added value";
export type CreateProductsInput = {
  products: ReadonlyArray<NewProductInput>;
};
export type NewProductInput = {
  details: ProductDetailsInput;
  discounts?: ReadonlyArray<ProductDiscountInput>;
  typeIds?: ReadonlyArray<string>;
};
export type ProductDetailsInput = {
  code?: string | null | undefined;
  description?: string | null | undefined;
  image?: string | null | undefined;
  images?: ReadonlyArray<ProductImageInput> | null | undefined;
  keywords?: string | null | undefined;
  lowStockLevel?: string | null | undefined;
  maxPerCustomer?: string | null | undefined;
  maxPerOrder?: string | null | undefined;
  name?: string | null | undefined;
  preOrderCap?: string | null | undefined;
  preOrderDay?: string | null | undefined;
  price?: string | null | undefined;
  quantityStep?: string | null | undefined;
  state?: ProductState | null | undefined;
  stock?: string | null | undefined;
  topPick?: boolean | null | undefined;
  workUnits?: string | null | undefined;
};
export type ProductImageInput = {
  altText?: string;
  imageUrl: string;
};
export type ProductDiscountInput = {
  discountId: string;
  maxQuantity?: string | null | undefined;
  minQuantity?: string;
};
export type useCreateProductsMutation$variables = {
  input: CreateProductsInput;
};
export type useCreateProductsMutation$data = {
  readonly createProducts: ReadonlyArray<{
    readonly id: string;
  }>;
};
export type useCreateProductsMutation = {
  response: useCreateProductsMutation$data;
  variables: useCreateProductsMutation$variables;
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
    "concreteType": "Product",
    "kind": "LinkedField",
    "name": "createProducts",
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
    "name": "useCreateProductsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateProductsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4896d4af3b979a4b155ed5dd6922739ce77199f73d1b0fc579a1b9e2efd5409e",
    "metadata": {},
    "name": "useCreateProductsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fc1e6be94bc0e33d9b3a8e670e908e71";

export default node;
