/**
 * @generated SignedSource<<1049ffbc3c0131a4e5f69149505294b1>>
 * @relayHash 12b9611e402d85d98995da0bf621b013
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9259d2839768945333527a0d01234c0696e8caa28e161707fb9e01d78cca63df

import type { ConcreteRequest } from 'relay-runtime';
export type HomeCountsQuery$variables = Record<PropertyKey, never>;
export type HomeCountsQuery$data = {
  readonly established: {
    readonly totalCount: number;
  };
  readonly inAction: {
    readonly totalCount: number;
  };
  readonly paused: {
    readonly totalCount: number;
  };
};
export type HomeCountsQuery = {
  response: HomeCountsQuery$data;
  variables: HomeCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": "established",
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "states": [
            "ESTABLISHED"
          ]
        }
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "OrderConnection",
    "kind": "LinkedField",
    "name": "orders",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "orders(filter:{\"states\":[\"ESTABLISHED\"]},first:1)"
  },
  {
    "alias": "inAction",
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "states": [
            "IN_ACTION"
          ]
        }
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "OrderConnection",
    "kind": "LinkedField",
    "name": "orders",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "orders(filter:{\"states\":[\"IN_ACTION\"]},first:1)"
  },
  {
    "alias": "paused",
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "states": [
            "FROZEN"
          ]
        }
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "ProductConnection",
    "kind": "LinkedField",
    "name": "products",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "products(filter:{\"states\":[\"FROZEN\"]},first:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomeCountsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HomeCountsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "9259d2839768945333527a0d01234c0696e8caa28e161707fb9e01d78cca63df",
    "metadata": {},
    "name": "HomeCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7183bd45325b0b29cd010e5a40ff5c8d";

export default node;
