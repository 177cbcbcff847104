/**
 * @generated SignedSource<<be9d98083bc072a77cc1f728d01082de>>
 * @relayHash c39be382afceeb4d3b20ddf532991be3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2096abec9c8fa569c218972243b316bd402c4bc42f1fb07f0ccaf943454e337

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteAppointmentItemsInput = {
  ids: ReadonlyArray<string>;
  onlyPending?: boolean | null | undefined;
};
export type useDeleteAppointmentItemsMutation$variables = {
  input: DeleteAppointmentItemsInput;
};
export type useDeleteAppointmentItemsMutation$data = {
  readonly deleteAppointmentItems: ReadonlyArray<string>;
};
export type useDeleteAppointmentItemsMutation = {
  response: useDeleteAppointmentItemsMutation$data;
  variables: useDeleteAppointmentItemsMutation$variables;
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
    "name": "deleteAppointmentItems",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteAppointmentItemsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteAppointmentItemsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c2096abec9c8fa569c218972243b316bd402c4bc42f1fb07f0ccaf943454e337",
    "metadata": {},
    "name": "useDeleteAppointmentItemsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7fb1cf8561cda1c5cdfb37785a122603";

export default node;
