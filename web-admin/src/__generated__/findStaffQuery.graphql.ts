/**
 * @generated SignedSource<<ebfb76137f92140ee48b939a8d80872d>>
 * @relayHash 446cd8f6de5577a20164e2aca933c194
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bf3b15b226ee8d377baca0252040034cbad2de2acd1ca644a18a50aa19681f0

import type { ConcreteRequest } from 'relay-runtime';
export type StaffRole = "ADMIN" | "STAFF" | "%future added value";
export type StaffState = "DISABLED" | "DISMISSED" | "IN_SERVICE" | "%future added value";
export type StaffMemberFilter = {
  ids?: ReadonlyArray<string> | null | undefined;
  name?: string | null | undefined;
  roles?: ReadonlyArray<StaffRole> | null | undefined;
  serviceIds?: ReadonlyArray<string> | null | undefined;
  states?: ReadonlyArray<StaffState> | null | undefined;
};
export type findStaffQuery$variables = {
  count: number;
  filter: StaffMemberFilter;
};
export type findStaffQuery$data = {
  readonly staffMembers: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
      };
    }>;
  };
};
export type findStaffQuery = {
  response: findStaffQuery$data;
  variables: findStaffQuery$variables;
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
    "alias": null,
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
    "name": "findStaffQuery",
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
    "name": "findStaffQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "9bf3b15b226ee8d377baca0252040034cbad2de2acd1ca644a18a50aa19681f0",
    "metadata": {},
    "name": "findStaffQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d49e844a6c16b4791eda50fc3fb8ffdb";

export default node;
