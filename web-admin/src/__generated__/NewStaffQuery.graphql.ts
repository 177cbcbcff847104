/**
 * @generated SignedSource<<543ba3c6e07dfd3efdc41a7c7540c86c>>
 * @relayHash e03f7871926930617385ea262489f0a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 775c60ecda7806ceeeeefbccfb1b729184b0e331b7f0dd8815fdfe752352a256

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewStaffQuery$variables = Record<PropertyKey, never>;
export type NewStaffQuery$data = {
  readonly services: {
    readonly " $fragmentSpreads": FragmentRefs<"useServiceOptions_services">;
  };
};
export type NewStaffQuery = {
  response: NewStaffQuery$data;
  variables: NewStaffQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewStaffQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "ServiceConnection",
        "kind": "LinkedField",
        "name": "services",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useServiceOptions_services"
          }
        ],
        "storageKey": "services(first:100)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewStaffQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
                  }
                ],
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
                "name": "hasNextPage",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "services(first:100)"
      }
    ]
  },
  "params": {
    "id": "775c60ecda7806ceeeeefbccfb1b729184b0e331b7f0dd8815fdfe752352a256",
    "metadata": {},
    "name": "NewStaffQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ca93ad89eb4688dc8c722c5ad0f6542b";

export default node;
