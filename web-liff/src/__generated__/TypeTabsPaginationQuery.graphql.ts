/**
 * @generated SignedSource<<a29b759f0aab87a5d1cd26bc5239ae3e>>
 * @relayHash 01afb8bb4fd69065f97cd30f4ee655c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a5b64840ba513b3631592c69142c5c81c2964dec8409ff38896e857c229152c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TypeTabsPaginationQuery$variables = {
  typeCount?: number | null | undefined;
  typeCursor?: string | null | undefined;
};
export type TypeTabsPaginationQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"TypeTabs_query">;
};
export type TypeTabsPaginationQuery = {
  response: TypeTabsPaginationQuery$data;
  variables: TypeTabsPaginationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": 100,
    "kind": "LocalArgument",
    "name": "typeCount"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "typeCursor"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "typeCursor"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "typeCount"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TypeTabsPaginationQuery",
    "selections": [
      {
        "args": [
          {
            "kind": "Variable",
            "name": "typeCount",
            "variableName": "typeCount"
          },
          {
            "kind": "Variable",
            "name": "typeCursor",
            "variableName": "typeCursor"
          }
        ],
        "kind": "FragmentSpread",
        "name": "TypeTabs_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TypeTabsPaginationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cursor",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endCursor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasNextPage",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "filters": null,
        "handle": "connection",
        "key": "TypeTabs_productTypes",
        "kind": "LinkedHandle",
        "name": "productTypes"
      }
    ]
  },
  "params": {
    "id": "3a5b64840ba513b3631592c69142c5c81c2964dec8409ff38896e857c229152c",
    "metadata": {},
    "name": "TypeTabsPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a1a50e149696079c6998b677671f8291";

export default node;
