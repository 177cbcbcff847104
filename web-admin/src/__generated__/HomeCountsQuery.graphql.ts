/**
 * @generated SignedSource<<0f5ecb29c05d05aed16f5869b95e2c2a>>
 * @relayHash 750c84041bac78f442b16e2987c5e179
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca795f20594db878271b371f6f39b0434c893541b0804d7f2e8a832eaaff8008

import type { ConcreteRequest } from 'relay-runtime';
export type HomeCountsQuery$variables = Record<PropertyKey, never>;
export type HomeCountsQuery$data = {
  readonly today: {
    readonly appointmentsToConfirm: number;
    readonly lowStock: number;
    readonly ordersToAdvance: number;
    readonly transfersToCheck: number;
  };
};
export type HomeCountsQuery = {
  response: HomeCountsQuery$data;
  variables: HomeCountsQuery$variables;
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "transfersToCheck",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lowStock",
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
    "name": "HomeCountsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HomeCountsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "ca795f20594db878271b371f6f39b0434c893541b0804d7f2e8a832eaaff8008",
    "metadata": {},
    "name": "HomeCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5975e4606979a16ba05ebbcc644af77d";

export default node;
