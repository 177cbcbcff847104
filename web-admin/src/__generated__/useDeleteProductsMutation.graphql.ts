/**
 * @generated SignedSource<<aa09a98a7040aa9d5651670aee3c4357>>
 * @relayHash 6da104d3c05b054c34b19a27a047abfc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8e60e7ca42d5a25a4175bdebf89c755d16bd3a003d1fc2cd0aeb3efc83ac0ca

import type { ConcreteRequest } from 'relay-runtime';
export type ProductState = "DISABLED" | "ENABLED" | "FROZEN" | "%future added value";
export type ProductsInput = {
  products: ProductSelection;
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
export type useDeleteProductsMutation$variables = {
  input: ProductsInput;
};
export type useDeleteProductsMutation$data = {
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
export type useDeleteProductsMutation = {
  response: useDeleteProductsMutation$data;
  variables: useDeleteProductsMutation$variables;
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
    "name": "discardProducts",
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
    "name": "useDeleteProductsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteProductsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a8e60e7ca42d5a25a4175bdebf89c755d16bd3a003d1fc2cd0aeb3efc83ac0ca",
    "metadata": {},
    "name": "useDeleteProductsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bbab5664b6a8f2c74e69629b49a046f5";

export default node;
