/**
 * @generated SignedSource<<f18a30ec6041d9f42bcd461690e1ce2b>>
 * @relayHash 037da2abcc9db5bf50863fed1c67e828
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31961a88767d1a6e8a7ea6b8ab6ebb31d4a9a8cf7d2761c2a7023fa34de39159

import type { ConcreteRequest } from 'relay-runtime';
export type ProductState = "DISABLED" | "ENABLED" | "FROZEN" | "%future added value";
export type ProductFilter = {
  code?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  inStock?: boolean | null | undefined;
  lowStock?: boolean | null | undefined;
  name?: string | null | undefined;
  olderThan?: string | null | undefined;
  orderable?: boolean | null | undefined;
  preOrder?: boolean | null | undefined;
  states?: ReadonlyArray<ProductState> | null | undefined;
  text?: string | null | undefined;
  topPick?: boolean | null | undefined;
  typeIds?: ReadonlyArray<string> | null | undefined;
};
export type findProductsQuery$variables = {
  count: number;
  filter: ProductFilter;
};
export type findProductsQuery$data = {
  readonly found: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly cardUrl: string | null | undefined;
        readonly id: string;
        readonly name: string;
        readonly price: string;
      };
    }>;
  };
};
export type findProductsQuery = {
  response: findProductsQuery$data;
  variables: findProductsQuery$variables;
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
    "concreteType": "ProductConnection",
    "kind": "LinkedField",
    "name": "products",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ProductEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Product",
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "price",
                "storageKey": null
              },
              {
                "alias": "cardUrl",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "variant",
                    "value": "CARD"
                  }
                ],
                "kind": "ScalarField",
                "name": "imageUrl",
                "storageKey": "imageUrl(variant:\"CARD\")"
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
    "name": "findProductsQuery",
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
    "name": "findProductsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "31961a88767d1a6e8a7ea6b8ab6ebb31d4a9a8cf7d2761c2a7023fa34de39159",
    "metadata": {},
    "name": "findProductsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "451943bc538b5f70d5a93cd6f1567a7d";

export default node;
