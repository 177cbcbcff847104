/**
 * @generated SignedSource<<3b31c94c33da0997265f6d4cc40f2aef>>
 * @relayHash c983e5da08645ce239150bfb1177c016
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48863304e9d83889eee11b6578caaf6d7109bcd4ed282237baea14113ad77d81

import type { ConcreteRequest } from 'relay-runtime';
export type EraseCustomerInput = {
  id: string;
};
export type EraseCustomerDialogMutation$variables = {
  input: EraseCustomerInput;
};
export type EraseCustomerDialogMutation$data = {
  readonly eraseCustomer: string;
};
export type EraseCustomerDialogMutation = {
  response: EraseCustomerDialogMutation$data;
  variables: EraseCustomerDialogMutation$variables;
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
    "kind": "ScalarField",
    "name": "eraseCustomer",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EraseCustomerDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EraseCustomerDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "48863304e9d83889eee11b6578caaf6d7109bcd4ed282237baea14113ad77d81",
    "metadata": {},
    "name": "EraseCustomerDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3a8b67cb34c203a9136d825b715b097d";

export default node;
