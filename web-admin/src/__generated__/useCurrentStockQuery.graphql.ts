/**
 * @generated SignedSource<<d23402deda4ae8d75eba438b67668b73>>
 * @relayHash 2d20601d6ec75863dc8381a8c77ea748
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 141ae9ea5aa5fdb2f5131e1be8b031222c687c90b7ff8cbf515b2bcf9e7f214f

import type { ConcreteRequest } from 'relay-runtime';
export type useCurrentStockQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type useCurrentStockQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly id: string;
    readonly preOrderDay?: string | null | undefined;
    readonly preOrderLeft?: string;
    readonly stock?: string;
  } | null | undefined>;
};
export type useCurrentStockQuery = {
  response: useCurrentStockQuery$data;
  variables: useCurrentStockQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "preOrderLeft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "preOrderDay",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCurrentStockQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCurrentStockQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "141ae9ea5aa5fdb2f5131e1be8b031222c687c90b7ff8cbf515b2bcf9e7f214f",
    "metadata": {},
    "name": "useCurrentStockQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0e0ac72117b3f4764262081e186a7819";

export default node;
