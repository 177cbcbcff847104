/**
 * @generated SignedSource<<723d5f3a8a0b329c10b938c837b45197>>
 * @relayHash 995c6d721631270a8291f76718047c7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12a6a96b55416fed1356d838600eb1ba2331eed347b48c3d2fa6595813285611

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteAbsencesInput = {
  ids: ReadonlyArray<string>;
};
export type useDeleteStoreClosuresMutation$variables = {
  input: DeleteAbsencesInput;
};
export type useDeleteStoreClosuresMutation$data = {
  readonly deleteStoreClosures: ReadonlyArray<string>;
};
export type useDeleteStoreClosuresMutation = {
  response: useDeleteStoreClosuresMutation$data;
  variables: useDeleteStoreClosuresMutation$variables;
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
    "name": "deleteStoreClosures",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteStoreClosuresMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteStoreClosuresMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "12a6a96b55416fed1356d838600eb1ba2331eed347b48c3d2fa6595813285611",
    "metadata": {},
    "name": "useDeleteStoreClosuresMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1471c53b31a47be44bd72551b99e4837";

export default node;
