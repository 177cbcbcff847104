/**
 * @generated SignedSource<<fd4eea2c0f1c2b7ea42a3e541d000691>>
 * @relayHash ca29b71133ccc0e472a323ad3e0586d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7638e768f4930dd40be25c75baa8fced3880883956bd2a009cc9bf91fc312c05

import type { ConcreteRequest } from 'relay-runtime';
export type StockNoticeQuery$variables = {
  id: string;
};
export type StockNoticeQuery$data = {
  readonly node: {
    readonly stockNotice?: boolean;
  } | null | undefined;
};
export type StockNoticeQuery = {
  response: StockNoticeQuery$data;
  variables: StockNoticeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stockNotice",
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
    "name": "StockNoticeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "StockNoticeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7638e768f4930dd40be25c75baa8fced3880883956bd2a009cc9bf91fc312c05",
    "metadata": {},
    "name": "StockNoticeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a9f1c24b287c9757c30129fce71cd238";

export default node;
