/**
 * @generated SignedSource<<5d5f0950cb4115769c4cd86fdf02cc9a>>
 * @relayHash 87c5b62682f2e1dd9eaa2fe4bda5ccd9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f9f6971fdfaa3444602dcc9c46e2c8817b0f5f1960de37458d7b06e269217e9

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateBlocksInput = {
  ids: ReadonlyArray<string>;
  note: string;
};
export type useUpdateBlocksMutation$variables = {
  input: UpdateBlocksInput;
};
export type useUpdateBlocksMutation$data = {
  readonly updateBlocks: ReadonlyArray<{
    readonly id: string;
    readonly note: string;
  }>;
};
export type useUpdateBlocksMutation = {
  response: useUpdateBlocksMutation$data;
  variables: useUpdateBlocksMutation$variables;
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
    "concreteType": "CustomerBlock",
    "kind": "LinkedField",
    "name": "updateBlocks",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "note",
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
    "name": "useUpdateBlocksMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateBlocksMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3f9f6971fdfaa3444602dcc9c46e2c8817b0f5f1960de37458d7b06e269217e9",
    "metadata": {},
    "name": "useUpdateBlocksMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4f0fb0fbd6ffb7ff1bdf380fe404efb1";

export default node;
