/**
 * @generated SignedSource<<245a184578e875f6efd7e8618bd3be00>>
 * @relayHash e2a5d8e4da90344486aef60f0ee42dc5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e29937d7c537b722c727e05a52e83699066b62db8d622bff587f2d3a436fa48

import type { ConcreteRequest } from 'relay-runtime';
export type useCurrentStockQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type useCurrentStockQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly id: string;
    readonly preOrderDay?: string | null | undefined;
    readonly preOrderLeft?: string;
    readonly quantityStep?: string | null | undefined;
    readonly stock?: string;
  } | null | undefined>;
};
export type useCurrentStockQuery = {
  response: useCurrentStockQuery$data;
  variables: useCurrentStockQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "preOrderLeft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "preOrderDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantityStep",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCurrentStockQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCurrentStockQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3e29937d7c537b722c727e05a52e83699066b62db8d622bff587f2d3a436fa48",
    "metadata": {},
    "name": "useCurrentStockQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2547c36cc7644da72fd09f1f089c1f3d";

export default node;
