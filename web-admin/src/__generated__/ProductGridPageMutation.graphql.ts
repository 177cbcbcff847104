/**
 * @generated SignedSource<<d19130c53c4b6e6c22bf1039ff43599a>>
 * @relayHash 63a7fc4f228ca9394136fc92ea7714e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4b706f536456d41948305c10c0e7d3d58c049ccdef35b2fc07ae11793d2cbef

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
  keywords?: string | null | undefined;
  name?: string | null | undefined;
  price?: string | null | undefined;
  state?: ProductState | null | undefined;
  stock?: string | null | undefined;
  topPick?: boolean | null | undefined;
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
    "id": "c4b706f536456d41948305c10c0e7d3d58c049ccdef35b2fc07ae11793d2cbef",
    "metadata": {},
    "name": "ProductGridPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c67812250b614322b6b7f0c249d3d104";

export default node;
