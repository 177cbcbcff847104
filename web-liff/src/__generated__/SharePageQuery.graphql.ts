/**
 * @generated SignedSource<<e5a31d2a27bbb960a589a9f09b002dfb>>
 * @relayHash 1bb0589c85a439bee04eef9e5f97ef1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d88faea334ececf3f35ea9f54568dbf1fbf05373ff6038149f5aa2790ad866f6

import type { ConcreteRequest } from 'relay-runtime';
export type ProductState = "DISABLED" | "ENABLED" | "FROZEN";
export type ProductFilter = {
  code?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  inStock?: boolean | null | undefined;
  lowStock?: boolean | null | undefined;
  name?: string | null | undefined;
  olderThan?: string | null | undefined;
  preOrder?: boolean | null | undefined;
  states?: ReadonlyArray<ProductState> | null | undefined;
  text?: string | null | undefined;
  topPick?: boolean | null | undefined;
  typeIds?: ReadonlyArray<string> | null | undefined;
};
export type SharePageQuery$variables = {
  filter?: ProductFilter | null | undefined;
  isValidId: boolean;
};
export type SharePageQuery$data = {
  readonly products?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly cardUrl: string | null | undefined;
        readonly id: string;
        readonly name: string;
        readonly stock: string;
      };
    }>;
  };
};
export type SharePageQuery = {
  response: SharePageQuery$data;
  variables: SharePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isValidId"
  }
],
v1 = [
  {
    "condition": "isValidId",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "filter",
            "variableName": "filter"
          },
          {
            "kind": "Literal",
            "name": "first",
            "value": 1
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
                    "name": "stock",
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
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SharePageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SharePageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d88faea334ececf3f35ea9f54568dbf1fbf05373ff6038149f5aa2790ad866f6",
    "metadata": {},
    "name": "SharePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3719099621a6f368a41d15af0e8d93f1";

export default node;
