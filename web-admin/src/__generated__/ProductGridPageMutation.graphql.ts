/**
 * @generated SignedSource<<f518f2ad077cdb12aa4d248b91b2e48b>>
 * @relayHash 509d5369e77a5c0710c6616bff12e553
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa4c9d7afda202df9dbebe1b0cfd4d02f772e6aa162c469d97b6d90070a099e5

import type { ConcreteRequest } from 'relay-runtime';
export type ProductState = "DISABLED" | "ENABLED" | "FROZEN" | "%future added value";
export type EditProductsInput = {
  products: ReadonlyArray<UpdateProductInput>;
};
export type UpdateProductInput = {
  addDiscountIds?: ReadonlyArray<string>;
  addTypeIds?: ReadonlyArray<string>;
  details?: ProductDetailsInput | null | undefined;
  id: string;
  removeDiscountIds?: ReadonlyArray<string>;
  removeTypeIds?: ReadonlyArray<string>;
  setDiscounts?: ReadonlyArray<ProductDiscountInput>;
  version?: number | null | undefined;
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
export type ProductGridPageMutation$variables = {
  input: EditProductsInput;
};
export type ProductGridPageMutation$data = {
  readonly result: {
    readonly done: number;
    readonly refused: number;
    readonly rows: ReadonlyArray<{
      readonly message: string | null | undefined;
      readonly rowId: string;
    }>;
    readonly undoable: ReadonlyArray<{
      readonly id: string;
    }>;
  };
};
export type ProductGridPageMutation = {
  response: ProductGridPageMutation$data;
  variables: ProductGridPageMutation$variables;
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
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "BulkResult",
    "kind": "LinkedField",
    "name": "editProducts",
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
        "kind": "ScalarField",
        "name": "refused",
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
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UndoableChange",
        "kind": "LinkedField",
        "name": "undoable",
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ProductGridPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProductGridPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "aa4c9d7afda202df9dbebe1b0cfd4d02f772e6aa162c469d97b6d90070a099e5",
    "metadata": {},
    "name": "ProductGridPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c6c654802a5a37b8c781e8b68f9900e9";

export default node;
