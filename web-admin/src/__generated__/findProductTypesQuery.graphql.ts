/**
 * @generated SignedSource<<ebf64a9164f6b8407c3133d5b19f03fa>>
 * @relayHash 49140c187bed1352e50211940ab8124e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38ab49695f680f54730e770da296245d5b7a28f0b3ecc2c912704210d12725c8

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
  readonly productTypes: {
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
    "alias": null,
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
    "id": "38ab49695f680f54730e770da296245d5b7a28f0b3ecc2c912704210d12725c8",
    "metadata": {},
    "name": "findProductTypesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dd1ee05b27a20b2ec87330627c60f818";

export default node;
