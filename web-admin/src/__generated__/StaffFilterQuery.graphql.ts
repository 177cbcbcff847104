/**
 * @generated SignedSource<<8f316495e557a70eb5b4b399177937e7>>
 * @relayHash fc0cc7062eb4899bfb41a20ed019e05a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e6bf1898d1f1f183b7ebfe2931268681444e09894e31de18495f7500ca93bb1

import type { ConcreteRequest } from 'relay-runtime';
export type StaffFilterQuery$variables = Record<PropertyKey, never>;
export type StaffFilterQuery$data = {
  readonly staffMembers: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
      };
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  };
  readonly viewer: {
    readonly staffMember: {
      readonly id: string;
    } | null | undefined;
  };
};
export type StaffFilterQuery = {
  response: StaffFilterQuery$data;
  variables: StaffFilterQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      }
    ],
    "concreteType": "StaffMemberConnection",
    "kind": "LinkedField",
    "name": "staffMembers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StaffMemberEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StaffMember",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
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
    "storageKey": "staffMembers(first:100)"
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StaffMember",
        "kind": "LinkedField",
        "name": "staffMember",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "StaffFilterQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "StaffFilterQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8e6bf1898d1f1f183b7ebfe2931268681444e09894e31de18495f7500ca93bb1",
    "metadata": {},
    "name": "StaffFilterQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "686db0fb04d5a0566e232e5370457ff9";

export default node;
