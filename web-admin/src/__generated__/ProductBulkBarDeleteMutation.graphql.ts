/**
 * @generated SignedSource<<bbdf82e20b2e0588a14f769f3fe1ab36>>
 * @relayHash 9e212f2bcc227d122bd5fb4661f442c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a34097653607726aaba17ce00062a673d4b35a168a510c572210d711b10c7239

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
export type ProductBulkBarDeleteMutation$variables = {
  input: ProductsInput;
};
export type ProductBulkBarDeleteMutation$data = {
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
export type ProductBulkBarDeleteMutation = {
  response: ProductBulkBarDeleteMutation$data;
  variables: ProductBulkBarDeleteMutation$variables;
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
    "name": "ProductBulkBarDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProductBulkBarDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a34097653607726aaba17ce00062a673d4b35a168a510c572210d711b10c7239",
    "metadata": {},
    "name": "ProductBulkBarDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f96be2fd92b03e570ba79edfe28b9747";

export default node;
