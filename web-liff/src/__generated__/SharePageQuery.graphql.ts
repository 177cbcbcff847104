/**
 * @generated SignedSource<<c786be7a503bfa679ccc6c6e5d56340b>>
 * @relayHash 0eeb274c4971bde4732aba9fc620b6d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83bd10c7f064234a3d728adb8193470db07aa8d82e00977c0449a1404a1eea96

import type { ConcreteRequest } from 'relay-runtime';
export type ProductState = "DISABLED" | "ENABLED" | "FROZEN";
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
        readonly preOrderLeft: string;
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
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "preOrderLeft",
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
    "id": "83bd10c7f064234a3d728adb8193470db07aa8d82e00977c0449a1404a1eea96",
    "metadata": {},
    "name": "SharePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7be6966b581cf833f7a375c7e94ff8fe";

export default node;
