/**
 * @generated SignedSource<<9fe7552c4661a757ac8849809f0dd8d5>>
 * @relayHash b264c7eda0d4f69aa28d1a9e43896724
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 136ca071de5b29c7498825a9515f6c7aaf27b65d5c99be5f8a50748867a87bf2

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteFailedJobsInput = {
  ids: ReadonlyArray<string>;
};
export type useDeleteFailedJobsMutation$variables = {
  input: DeleteFailedJobsInput;
};
export type useDeleteFailedJobsMutation$data = {
  readonly deleteFailedJobs: ReadonlyArray<string>;
};
export type useDeleteFailedJobsMutation = {
  response: useDeleteFailedJobsMutation$data;
  variables: useDeleteFailedJobsMutation$variables;
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
    "name": "deleteFailedJobs",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteFailedJobsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteFailedJobsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "136ca071de5b29c7498825a9515f6c7aaf27b65d5c99be5f8a50748867a87bf2",
    "metadata": {},
    "name": "useDeleteFailedJobsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "680da7d92f5be1939e8d4b8be810afba";

export default node;
