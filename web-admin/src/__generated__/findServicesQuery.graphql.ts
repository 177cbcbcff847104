/**
 * @generated SignedSource<<b1bf4f6990f477ef56eed5a53486ce3d>>
 * @relayHash d4f6d02fd5a5ef3b3b1e853872f84de5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 325bc68c683b637b5416e4d7cccedac050ae8fa304394b4adf6fe141e5d3c0e7

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
  readonly found: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly durationMinutes: number;
        readonly id: string;
        readonly name: string;
        readonly price: string;
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
    "alias": "found",
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
    "id": "325bc68c683b637b5416e4d7cccedac050ae8fa304394b4adf6fe141e5d3c0e7",
    "metadata": {},
    "name": "findServicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f26315cdcfa75222aa8e27fb7ca23adb";

export default node;
