/**
 * @generated SignedSource<<c0a00132e89276098f5c7581390ee596>>
 * @relayHash d8387f90415cc4b2b101aa93412fb61c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eab6acf42aaca84fc2bb1bb2694ea51a2a6a44f115745bb5c72304823e79d041

import type { ConcreteRequest } from 'relay-runtime';
export type NewStaffQuery$variables = Record<PropertyKey, never>;
export type NewStaffQuery$data = {
  readonly services: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
      };
    }>;
  };
};
export type NewStaffQuery = {
  response: NewStaffQuery$data;
  variables: NewStaffQuery$variables;
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
              }
            ],
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
    "name": "NewStaffQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewStaffQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "eab6acf42aaca84fc2bb1bb2694ea51a2a6a44f115745bb5c72304823e79d041",
    "metadata": {},
    "name": "NewStaffQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b03ded025cacd51170b09aa5ec8e3482";

export default node;
