/**
 * @generated SignedSource<<e5e42cbe2787c5708438febb4f9b9d87>>
 * @relayHash 8b37955140d4b5650258938f702fe78a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b69519ceb8afc2fb1cf4b0ea463cb8d91b2743af1ebb9e4bfa5ccde041d41d7b

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeOrderLineInput = {
  orderId: string;
  productId: string;
  quantity: string;
  seenExpectedDay?: string | null | undefined;
  seenPreOrdered?: string | null | undefined;
  seenQuantity?: string | null | undefined;
  variantOf?: string | null | undefined;
};
export type useChangeOrderLineMutation$variables = {
  input: ChangeOrderLineInput;
};
export type useChangeOrderLineMutation$data = {
  readonly changeOrderLine: {
    readonly id: string;
    readonly lineTotal: string;
    readonly quantity: string;
  };
};
export type useChangeOrderLineMutation = {
  response: useChangeOrderLineMutation$data;
  variables: useChangeOrderLineMutation$variables;
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
    "name": "changeOrderLine",
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
        "name": "quantity",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lineTotal",
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
    "name": "useChangeOrderLineMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeOrderLineMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b69519ceb8afc2fb1cf4b0ea463cb8d91b2743af1ebb9e4bfa5ccde041d41d7b",
    "metadata": {},
    "name": "useChangeOrderLineMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e43848fc380f489a07307a2b1ebf384a";

export default node;
