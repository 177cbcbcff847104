/**
 * @generated SignedSource<<5fbb1829021f357d80d9dba93d01b8c3>>
 * @relayHash cbfb02dcf23ab11a732f80351c6884ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21308653bb5778c68876dd94bca5f234562c48d30a34c6b636c55cb6b4d35ae6

import type { ConcreteRequest } from 'relay-runtime';
export type ProductTypeFilter = {
  ids?: ReadonlyArray<string> | null | undefined;
  name?: string | null | undefined;
};
export type findProductTypesQuery$variables = {
  count: number;
  filter: ProductTypeFilter;
};
export type findProductTypesQuery$data = {
  readonly found: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
      };
    }>;
  };
};
export type findProductTypesQuery = {
  response: findProductTypesQuery$data;
  variables: findProductTypesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "count"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = [
  {
    "alias": "found",
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "count"
      }
    ],
    "concreteType": "ProductTypeConnection",
    "kind": "LinkedField",
    "name": "productTypes",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ProductTypeEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ProductType",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
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
              }
            ],
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "findProductTypesQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "findProductTypesQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "21308653bb5778c68876dd94bca5f234562c48d30a34c6b636c55cb6b4d35ae6",
    "metadata": {},
    "name": "findProductTypesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "754c46897f927ff9ff93f5c79a1d3507";

export default node;
