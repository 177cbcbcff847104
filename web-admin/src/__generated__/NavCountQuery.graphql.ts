/**
 * @generated SignedSource<<70afdd5679aefe476d20d8e5b8db78c6>>
 * @relayHash 1a39a114296a283ae08f6a94c7f4d9e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17a0e1042fbf952bd6f199080ac0f99ca761dfbedba2cf6643eb6c8c83b75d2e

import type { ConcreteRequest } from 'relay-runtime';
export type NavCountQuery$variables = Record<PropertyKey, never>;
export type NavCountQuery$data = {
  readonly today: {
    readonly appointmentsToConfirm: number;
    readonly ordersToAdvance: number;
  };
};
export type NavCountQuery = {
  response: NavCountQuery$data;
  variables: NavCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Today",
    "kind": "LinkedField",
    "name": "today",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "appointmentsToConfirm",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ordersToAdvance",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NavCountQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NavCountQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "17a0e1042fbf952bd6f199080ac0f99ca761dfbedba2cf6643eb6c8c83b75d2e",
    "metadata": {},
    "name": "NavCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "477912600c04258755f2e092ce5aa6e1";

export default node;
