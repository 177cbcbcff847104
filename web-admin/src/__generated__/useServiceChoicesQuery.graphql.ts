/**
 * @generated SignedSource<<f426d284e3bdebb0a77a15b548555f13>>
 * @relayHash a2151ffcbdcad2a67a6b900259a5f003
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 530a31bc6d1436705642c63291fe1cccd51d71398609be79e35aea9f20980585

import type { ConcreteRequest } from 'relay-runtime';
export type useServiceChoicesQuery$variables = Record<PropertyKey, never>;
export type useServiceChoicesQuery$data = {
  readonly services: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly durationMinutes: number;
        readonly id: string;
        readonly name: string;
        readonly price: string;
      };
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  };
};
export type useServiceChoicesQuery = {
  response: useServiceChoicesQuery$data;
  variables: useServiceChoicesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      }
    ],
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useServiceChoicesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useServiceChoicesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "530a31bc6d1436705642c63291fe1cccd51d71398609be79e35aea9f20980585",
    "metadata": {},
    "name": "useServiceChoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e72aad919f14b1dc40c2325fe106a17f";

export default node;
