/**
 * @generated SignedSource<<9bddbb936bbbe7dee7ce248e2e947b7c>>
 * @relayHash 4bb9a58e354f5b7bae14ef3b66ac6875
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0420ef6cbb8eb452fb224c4e733eeeb11dae38f6e0e06cecb43cd60a9905bdc

import type { ConcreteRequest } from 'relay-runtime';
export type useServingStaffQuery$variables = Record<PropertyKey, never>;
export type useServingStaffQuery$data = {
  readonly staffMembers: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
        readonly services: ReadonlyArray<{
          readonly id: string;
        }>;
      };
    }>;
  };
};
export type useServingStaffQuery = {
  response: useServingStaffQuery$data;
  variables: useServingStaffQuery$variables;
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
        "name": "filter",
        "value": {
          "states": [
            "IN_SERVICE"
          ]
        }
      },
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
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Service",
                "kind": "LinkedField",
                "name": "services",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "staffMembers(filter:{\"states\":[\"IN_SERVICE\"]},first:100)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useServingStaffQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useServingStaffQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a0420ef6cbb8eb452fb224c4e733eeeb11dae38f6e0e06cecb43cd60a9905bdc",
    "metadata": {},
    "name": "useServingStaffQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "360970522adbd3db4c4cf2075c5385e9";

export default node;
