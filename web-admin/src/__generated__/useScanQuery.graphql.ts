/**
 * @generated SignedSource<<b83a17ea1d69c6f53e7f091d066bb816>>
 * @relayHash 697f0e654f217653fc96548243edea62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 782c521c15d84db3794c4f0f71463454e435ce5018875cf52e17f10393da99e6

import type { ConcreteRequest } from 'relay-runtime';
export type useScanQuery$variables = {
  text: string;
};
export type useScanQuery$data = {
  readonly stockItems: ReadonlyArray<{
    readonly code: string;
    readonly id: string;
    readonly name: string;
    readonly stock: string;
    readonly stockChanges: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly key: number;
        };
      }>;
    };
  }>;
};
export type useScanQuery = {
  response: useScanQuery$data;
  variables: useScanQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      }
    ],
    "concreteType": "Product",
    "kind": "LinkedField",
    "name": "stockItems",
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "code",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "stock",
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 1
          }
        ],
        "concreteType": "StockChangeConnection",
        "kind": "LinkedField",
        "name": "stockChanges",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StockChangeEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "StockChange",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "key",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "stockChanges(first:1)"
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
    "name": "useScanQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useScanQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "782c521c15d84db3794c4f0f71463454e435ce5018875cf52e17f10393da99e6",
    "metadata": {},
    "name": "useScanQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cbd634536db84a2ccba064928db73757";

export default node;
