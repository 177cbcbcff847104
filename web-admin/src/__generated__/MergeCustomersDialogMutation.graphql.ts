/**
 * @generated SignedSource<<ba802f2393e8fa060abc2886f515f81f>>
 * @relayHash e7fa4680bbf2a9c6a451eae9b1f6e650
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af5375d34853fd15c73cde38073e9b0b5f5b8dd087cc1ad57b73a68f263ed3aa

import type { ConcreteRequest } from 'relay-runtime';
export type MergeCustomersInput = {
  customerIds: ReadonlyArray<string>;
  nameOf?: string | null | undefined;
  phoneOf?: string | null | undefined;
};
export type MergeCustomersDialogMutation$variables = {
  input: MergeCustomersInput;
};
export type MergeCustomersDialogMutation$data = {
  readonly mergeCustomers: {
    readonly id: string;
    readonly name: string;
    readonly undoable: {
      readonly id: string;
    } | null | undefined;
    readonly version: number;
  };
};
export type MergeCustomersDialogMutation = {
  response: MergeCustomersDialogMutation$data;
  variables: MergeCustomersDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "Customer",
    "kind": "LinkedField",
    "name": "mergeCustomers",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UndoableChange",
        "kind": "LinkedField",
        "name": "undoable",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "MergeCustomersDialogMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MergeCustomersDialogMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "af5375d34853fd15c73cde38073e9b0b5f5b8dd087cc1ad57b73a68f263ed3aa",
    "metadata": {},
    "name": "MergeCustomersDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a2bff95d1348cb70cbc45b7204ed8e84";

export default node;
