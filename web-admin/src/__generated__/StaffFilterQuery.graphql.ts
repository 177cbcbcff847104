/**
 * @generated SignedSource<<b3e0cfd0655ab104584dd2b6f2042256>>
 * @relayHash 497e3992e4be7f3c936842fb682e3ea4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0ddb405da60b4d0fa8627488cfed6b9b70addb5b2f0221d5a4f63dad4de98d5

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
    "id": "d0ddb405da60b4d0fa8627488cfed6b9b70addb5b2f0221d5a4f63dad4de98d5",
    "metadata": {},
    "name": "StaffFilterQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4bd5e7e70f7dc51502f776ea2734727d";

export default node;
