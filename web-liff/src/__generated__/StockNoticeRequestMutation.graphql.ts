/**
 * @generated SignedSource<<5b694d35f2d258cacc7137e37d1ef096>>
 * @relayHash 751a4723af73a571d89f063e8fd8d844
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID adaf2ed88a8d92d08f6293f82cdb9d1f4bd3451164a7159ba23d12f31bff8f51

import type { ConcreteRequest } from 'relay-runtime';
export type StockNoticeInput = {
  productId: string;
};
export type StockNoticeRequestMutation$variables = {
  input: StockNoticeInput;
};
export type StockNoticeRequestMutation$data = {
  readonly requestStockNotice: {
    readonly stockNotice: boolean;
  };
};
export type StockNoticeRequestMutation = {
  response: StockNoticeRequestMutation$data;
  variables: StockNoticeRequestMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stockNotice",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "StockNoticeRequestMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "requestStockNotice",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StockNoticeRequestMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "requestStockNotice",
        "plural": false,
        "selections": [
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
    "id": "adaf2ed88a8d92d08f6293f82cdb9d1f4bd3451164a7159ba23d12f31bff8f51",
    "metadata": {},
    "name": "StockNoticeRequestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9916c940fd4392ed514b614d259c9937";

export default node;
