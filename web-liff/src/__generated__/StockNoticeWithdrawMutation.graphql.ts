/**
 * @generated SignedSource<<fa8f25704b2e0ebcdf401537ba2263ad>>
 * @relayHash 4ac4ef38d5fda836a749d087de20bca0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e03d3700a8f01f600db18ae164e76a8d041cb16dada670d3223607449fd4603f

import type { ConcreteRequest } from 'relay-runtime';
export type StockNoticeInput = {
  productId: string;
};
export type StockNoticeWithdrawMutation$variables = {
  input: StockNoticeInput;
};
export type StockNoticeWithdrawMutation$data = {
  readonly withdrawStockNotice: {
    readonly stockNotice: boolean;
  };
};
export type StockNoticeWithdrawMutation = {
  response: StockNoticeWithdrawMutation$data;
  variables: StockNoticeWithdrawMutation$variables;
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
    "name": "StockNoticeWithdrawMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "withdrawStockNotice",
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
    "name": "StockNoticeWithdrawMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "withdrawStockNotice",
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
    "id": "e03d3700a8f01f600db18ae164e76a8d041cb16dada670d3223607449fd4603f",
    "metadata": {},
    "name": "StockNoticeWithdrawMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4207864874c414bca00a0a46a3093874";

export default node;
