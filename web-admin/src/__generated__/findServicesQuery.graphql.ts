/**
 * @generated SignedSource<<700836c34d756951ba43e442b278ede3>>
 * @relayHash 7228321f28a609c10b2663fb02a89b5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60a28577a94e65579e2f50da5579d07159ec3e40b8b82b6c589f8864e2b69559

import type { ConcreteRequest } from 'relay-runtime';
export type ServiceFilter = {
  ids?: ReadonlyArray<string> | null | undefined;
  name?: string | null | undefined;
};
export type findServicesQuery$variables = {
  count: number;
  filter: ServiceFilter;
};
export type findServicesQuery$data = {
  readonly services: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
      };
    }>;
  };
};
export type findServicesQuery = {
  response: findServicesQuery$data;
  variables: findServicesQuery$variables;
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
    "name": "findServicesQuery",
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
    "name": "findServicesQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "60a28577a94e65579e2f50da5579d07159ec3e40b8b82b6c589f8864e2b69559",
    "metadata": {},
    "name": "findServicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b4895fa5713d1d656dc19646135a3c1c";

export default node;
