/**
 * @generated SignedSource<<1a3079bfc805fdc7bbb75068991e5352>>
 * @relayHash 33ae03f780559be3a949bc38fd9eee15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82b8480e136c9bedfa60da92e1ecab248de612a8d75e058878cb87b46cf7ecf8

import type { ConcreteRequest } from 'relay-runtime';
export type useServiceChoicesQuery$variables = Record<PropertyKey, never>;
export type useServiceChoicesQuery$data = {
  readonly services: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly durationMinutes: number;
        readonly id: string;
        readonly name: string;
      };
    }>;
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
    "id": "82b8480e136c9bedfa60da92e1ecab248de612a8d75e058878cb87b46cf7ecf8",
    "metadata": {},
    "name": "useServiceChoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dffbfb2e9c80a7f435c302ad593a1f7e";

export default node;
