/**
 * @generated SignedSource<<9543b53a4d97a25701be3fab8d9a0675>>
 * @relayHash 4402585b60e13ce83bec214120406927
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15039dc94a04e3575754036f4e748773d30b8e146da284efa368a4239e1aa751

import type { ConcreteRequest } from 'relay-runtime';
export type UndoChangesInput = {
  ids: ReadonlyArray<string>;
};
export type useBulkUndoMutation$variables = {
  input: UndoChangesInput;
};
export type useBulkUndoMutation$data = {
  readonly undoChanges: {
    readonly done: number;
    readonly refused: number;
    readonly rows: ReadonlyArray<{
      readonly message: string | null | undefined;
      readonly rowId: string;
    }>;
  };
};
export type useBulkUndoMutation = {
  response: useBulkUndoMutation$data;
  variables: useBulkUndoMutation$variables;
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
    "concreteType": "BulkResult",
    "kind": "LinkedField",
    "name": "undoChanges",
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
    "name": "useBulkUndoMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBulkUndoMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "15039dc94a04e3575754036f4e748773d30b8e146da284efa368a4239e1aa751",
    "metadata": {},
    "name": "useBulkUndoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f74ddf2ba809273d35d3ecec9c1bebf2";

export default node;
