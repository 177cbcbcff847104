/**
 * @generated SignedSource<<bdb66a389f72ff762c9dcc297feea5ed>>
 * @relayHash 7d5ce4c6619b24520c4190fb0c0f86e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb43720166c7e2f164e4b8f87c851c2f6290eba540c99bd71310896cd18e9a0f

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateAbsenceInput = {
  details: AbsenceDetailsInput;
  force?: boolean;
  id: string;
  version?: number | null | undefined;
};
export type AbsenceDetailsInput = {
  endsAt?: string | null | undefined;
  note?: string | null | undefined;
  startsAt?: string | null | undefined;
};
export type useUpdateStoreClosureMutation$variables = {
  input: UpdateAbsenceInput;
};
export type useUpdateStoreClosureMutation$data = {
  readonly updateStoreClosure: {
    readonly endsAt: string;
    readonly note: string;
    readonly startsAt: string;
    readonly version: number;
  };
};
export type useUpdateStoreClosureMutation = {
  response: useUpdateStoreClosureMutation$data;
  variables: useUpdateStoreClosureMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateStoreClosureMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StoreClosure",
        "kind": "LinkedField",
        "name": "updateStoreClosure",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateStoreClosureMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StoreClosure",
        "kind": "LinkedField",
        "name": "updateStoreClosure",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "cb43720166c7e2f164e4b8f87c851c2f6290eba540c99bd71310896cd18e9a0f",
    "metadata": {},
    "name": "useUpdateStoreClosureMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "688e161dea2f371195918d2a35e5bbf2";

export default node;
