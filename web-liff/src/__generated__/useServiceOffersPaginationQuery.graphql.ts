/**
 * @generated SignedSource<<4a7db2b0de96c6f306ab9f38d3c55e71>>
 * @relayHash a2571f9a6b0c149336d2a53d5bc4db37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb0983acbf534eb2174beafcd97bdd0e0996871751901fe44a9162db34ad83cb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useServiceOffersPaginationQuery$variables = {
  serviceCount?: number | null | undefined;
  serviceCursor?: string | null | undefined;
};
export type useServiceOffersPaginationQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useServiceOffers_query">;
};
export type useServiceOffersPaginationQuery = {
  response: useServiceOffersPaginationQuery$data;
  variables: useServiceOffersPaginationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": 100,
    "kind": "LocalArgument",
    "name": "serviceCount"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "serviceCursor"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "serviceCursor"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "serviceCount"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useServiceOffersPaginationQuery",
    "selections": [
      {
        "args": [
          {
            "kind": "Variable",
            "name": "serviceCount",
            "variableName": "serviceCount"
          },
          {
            "kind": "Variable",
            "name": "serviceCursor",
            "variableName": "serviceCursor"
          }
        ],
        "kind": "FragmentSpread",
        "name": "useServiceOffers_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useServiceOffersPaginationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ServiceConnection",
        "kind": "LinkedField",
        "name": "services",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ServiceEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Service",
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
                    "name": "durationMinutes",
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
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "note",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "offeredNamed",
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
        "key": "useServiceOffers_services",
        "kind": "LinkedHandle",
        "name": "services"
      }
    ]
  },
  "params": {
    "id": "eb0983acbf534eb2174beafcd97bdd0e0996871751901fe44a9162db34ad83cb",
    "metadata": {},
    "name": "useServiceOffersPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d50fa3ec14a61bb868e4464535105634";

export default node;
