/**
 * @generated SignedSource<<e834af9aa291b07832e810fe44d46f5c>>
 * @relayHash 049ece017bcbf7a82363d1fb0bc0b5b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbf1bd6fd457aaebcc6bc0f305d780ed1e30f51184027827f7cb62598ebd2a70

import type { ConcreteRequest } from 'relay-runtime';
export type ApplyStockTakeInput = {
  rows: ReadonlyArray<StockCountInput>;
};
export type StockCountInput = {
  counted: string;
  productId: string;
  seenChange?: number | null | undefined;
  seenStock: string;
};
export type useApplyStockTakeMutation$variables = {
  input: ApplyStockTakeInput;
};
export type useApplyStockTakeMutation$data = {
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
export type useApplyStockTakeMutation = {
  response: useApplyStockTakeMutation$data;
  variables: useApplyStockTakeMutation$variables;
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
    "name": "applyStockTake",
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
    "name": "useApplyStockTakeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useApplyStockTakeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "dbf1bd6fd457aaebcc6bc0f305d780ed1e30f51184027827f7cb62598ebd2a70",
    "metadata": {},
    "name": "useApplyStockTakeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "08d8df984017bd24911b7348a8fde8c7";

export default node;
