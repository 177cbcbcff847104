/**
 * @generated SignedSource<<21cc2f78c5b0056f8f82cf57ac106ca9>>
 * @relayHash 26872c528404ab697e3a6fea6dd223bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b973934085cd915e81cf95e3abae6f83fcd8566091b235ee52f76eead1c6d725

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteDiscountsInput = {
  ids: ReadonlyArray<string>;
};
export type useDeleteDiscountsMutation$variables = {
  input: DeleteDiscountsInput;
};
export type useDeleteDiscountsMutation$data = {
  readonly deleteDiscounts: ReadonlyArray<string>;
};
export type useDeleteDiscountsMutation = {
  response: useDeleteDiscountsMutation$data;
  variables: useDeleteDiscountsMutation$variables;
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
    "name": "deleteDiscounts",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteDiscountsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteDiscountsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b973934085cd915e81cf95e3abae6f83fcd8566091b235ee52f76eead1c6d725",
    "metadata": {},
    "name": "useDeleteDiscountsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "32ed3e5ad34323ef193257a8906b5439";

export default node;
