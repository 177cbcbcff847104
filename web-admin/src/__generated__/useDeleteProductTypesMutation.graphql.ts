/**
 * @generated SignedSource<<02f721f50d1e9bdb0eb0d69d5ffed0f6>>
 * @relayHash 621319ba2558a91c9fb1281bdb874a4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56e74dc7966c01d640e06e7b5d7912d5b30ac5bcdc52dfa27fb88836644d628d

import type { ConcreteRequest } from 'relay-runtime';
export type DiscardInput = {
  ids: ReadonlyArray<string>;
};
export type useDeleteProductTypesMutation$variables = {
  input: DiscardInput;
};
export type useDeleteProductTypesMutation$data = {
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
export type useDeleteProductTypesMutation = {
  response: useDeleteProductTypesMutation$data;
  variables: useDeleteProductTypesMutation$variables;
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
    "name": "discardProductTypes",
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
    "name": "useDeleteProductTypesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteProductTypesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "56e74dc7966c01d640e06e7b5d7912d5b30ac5bcdc52dfa27fb88836644d628d",
    "metadata": {},
    "name": "useDeleteProductTypesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bfc9b763fa338cb529ed255498bbe594";

export default node;
