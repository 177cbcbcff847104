/**
 * @generated SignedSource<<4e7416c75e26cf0e03dad98b8c791595>>
 * @relayHash f47993e25c5d372c2768d3ace63e908f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13a2fb7846e7d718de7a412ad1599f4512e6dce52205bf90451e70f57acc0aa6

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteServicesInput = {
  ids: ReadonlyArray<string>;
};
export type useDeleteServicesMutation$variables = {
  input: DeleteServicesInput;
};
export type useDeleteServicesMutation$data = {
  readonly deleteServices: ReadonlyArray<string>;
};
export type useDeleteServicesMutation = {
  response: useDeleteServicesMutation$data;
  variables: useDeleteServicesMutation$variables;
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
    "name": "deleteServices",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteServicesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteServicesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "13a2fb7846e7d718de7a412ad1599f4512e6dce52205bf90451e70f57acc0aa6",
    "metadata": {},
    "name": "useDeleteServicesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7f8697348013ac7b6739d23acd837b36";

export default node;
