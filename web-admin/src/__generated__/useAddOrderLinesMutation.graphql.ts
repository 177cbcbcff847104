/**
 * @generated SignedSource<<33b958e2374370843a247ab76960a83d>>
 * @relayHash 181e7bc1a99b1686eab508849d4c6044
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbd6a395c16e7cdcd6fb1fc8767bbd9b8bbd6074115db49d2263fa5145d3b88d

import type { ConcreteRequest } from 'relay-runtime';
export type AddOrderLinesInput = {
  lines: ReadonlyArray<NewOrderLineInput>;
};
export type NewOrderLineInput = {
  orderId: string;
  productId: string;
  quantity: string;
  seenExpectedDay?: string | null | undefined;
  seenPreOrdered?: string | null | undefined;
  variantOf?: string | null | undefined;
};
export type useAddOrderLinesMutation$variables = {
  input: AddOrderLinesInput;
};
export type useAddOrderLinesMutation$data = {
  readonly addOrderLines: ReadonlyArray<{
    readonly id: string;
  }>;
};
export type useAddOrderLinesMutation = {
  response: useAddOrderLinesMutation$data;
  variables: useAddOrderLinesMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "OrderLine",
    "kind": "LinkedField",
    "name": "addOrderLines",
    "plural": true,
    "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAddOrderLinesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAddOrderLinesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bbd6a395c16e7cdcd6fb1fc8767bbd9b8bbd6074115db49d2263fa5145d3b88d",
    "metadata": {},
    "name": "useAddOrderLinesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c74ad67acc838acc4aba3f2197d39c16";

export default node;
