/**
 * @generated SignedSource<<5cb0b8c00fd9675cf753397c12449c8d>>
 * @relayHash 38098393aaea2fc96cbf6c89ebd43592
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 620619cfb1256f7fe9e309419b7e04bdcb84f0d0c5a15d044d5b40858e9ce735

import type { ConcreteRequest } from 'relay-runtime';
export type UndoDeletionsInput = {
  ids: ReadonlyArray<string>;
};
export type useUndoDeletionMutation$variables = {
  input: UndoDeletionsInput;
};
export type useUndoDeletionMutation$data = {
  readonly undoDeletions: {
    readonly done: number;
    readonly refused: number;
    readonly rows: ReadonlyArray<{
      readonly message: string | null | undefined;
      readonly rowId: string;
    }>;
  };
};
export type useUndoDeletionMutation = {
  response: useUndoDeletionMutation$data;
  variables: useUndoDeletionMutation$variables;
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
    "name": "undoDeletions",
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
    "name": "useUndoDeletionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUndoDeletionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "620619cfb1256f7fe9e309419b7e04bdcb84f0d0c5a15d044d5b40858e9ce735",
    "metadata": {},
    "name": "useUndoDeletionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0fb133748910ff4171e1f8e906255a32";

export default node;
