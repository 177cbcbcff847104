/**
 * @generated SignedSource<<3ec865a033277882dd927eea52a9c06b>>
 * @relayHash 9132f0f4243102dfc2353b5cc2968374
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69c61e25abc267d4d3322914aa4e7ab3abd29d0ebc1463c104042fcf455aca42

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteAbsencesInput = {
  ids: ReadonlyArray<string>;
};
export type useDeleteStaffTimeOffMutation$variables = {
  input: DeleteAbsencesInput;
};
export type useDeleteStaffTimeOffMutation$data = {
  readonly deleteStaffTimeOff: ReadonlyArray<string>;
};
export type useDeleteStaffTimeOffMutation = {
  response: useDeleteStaffTimeOffMutation$data;
  variables: useDeleteStaffTimeOffMutation$variables;
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
    "name": "deleteStaffTimeOff",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteStaffTimeOffMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteStaffTimeOffMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "69c61e25abc267d4d3322914aa4e7ab3abd29d0ebc1463c104042fcf455aca42",
    "metadata": {},
    "name": "useDeleteStaffTimeOffMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "21c2baaabd37720ab37b9a2eb6b1456b";

export default node;
