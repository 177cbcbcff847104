/**
 * @generated SignedSource<<438dfb08ebaa79e828e38f401b91a140>>
 * @relayHash 33c0b09d7ce0be2b3b96c508bd0124ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68cc52b741f1e958aa61931692f85ae12a5c01e778237dea7f35e10b9db9238d

import type { ConcreteRequest } from 'relay-runtime';
export type CustomerFilter = {
  blocked?: boolean | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
};
export type CustomerFinderQuery$variables = {
  count: number;
  filter: CustomerFilter;
};
export type CustomerFinderQuery$data = {
  readonly customers: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly blocked: boolean;
        readonly id: string;
        readonly name: string;
        readonly phone: string;
      };
    }>;
  };
};
export type CustomerFinderQuery = {
  response: CustomerFinderQuery$data;
  variables: CustomerFinderQuery$variables;
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
    "concreteType": "CustomerConnection",
    "kind": "LinkedField",
    "name": "customers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomerEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
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
                "name": "phone",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "blocked",
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
    "name": "CustomerFinderQuery",
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
    "name": "CustomerFinderQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "68cc52b741f1e958aa61931692f85ae12a5c01e778237dea7f35e10b9db9238d",
    "metadata": {},
    "name": "CustomerFinderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d937232312df66da8581ab2b6797b461";

export default node;
