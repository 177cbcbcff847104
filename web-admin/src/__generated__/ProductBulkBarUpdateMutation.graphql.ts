/**
 * @generated SignedSource<<aa0da0632dc3366eddc74cd79d067919>>
 * @relayHash f4843e02c7513562108bb5e85dca0bfc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84f5d3e219e5b969883d73703db2c178e339b1e9f1cb186a6d1f83b58ab02daf

import type { ConcreteRequest } from 'relay-runtime';
export type ProductState = "DISABLED" | "ENABLED" | "FROZEN" | "%future added value";
export type UpdateProductsInput = {
  addDiscountIds?: ReadonlyArray<string>;
  addTypeIds?: ReadonlyArray<string>;
  pricePercent?: string | null | undefined;
  products: ProductSelection;
  removeDiscountIds?: ReadonlyArray<string>;
  removeTypeIds?: ReadonlyArray<string>;
  state?: ProductState | null | undefined;
  stock?: string | null | undefined;
};
export type ProductSelection = {
  filter?: ProductFilter | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
};
export type ProductFilter = {
  code?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  inStock?: boolean | null | undefined;
  lowStock?: boolean | null | undefined;
  name?: string | null | undefined;
  olderThan?: string | null | undefined;
  orderable?: boolean | null | undefined;
  preOrder?: boolean | null | undefined;
  states?: ReadonlyArray<ProductState> | null | undefined;
  text?: string | null | undefined;
  topPick?: boolean | null | undefined;
  typeIds?: ReadonlyArray<string> | null | undefined;
};
export type ProductBulkBarUpdateMutation$variables = {
  input: UpdateProductsInput;
};
export type ProductBulkBarUpdateMutation$data = {
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
export type ProductBulkBarUpdateMutation = {
  response: ProductBulkBarUpdateMutation$data;
  variables: ProductBulkBarUpdateMutation$variables;
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
    "name": "updateProducts",
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
    "name": "ProductBulkBarUpdateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProductBulkBarUpdateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "84f5d3e219e5b969883d73703db2c178e339b1e9f1cb186a6d1f83b58ab02daf",
    "metadata": {},
    "name": "ProductBulkBarUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f4af17fcb732dcb918e059dec9a00d61";

export default node;
