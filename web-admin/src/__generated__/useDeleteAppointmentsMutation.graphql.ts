/**
 * @generated SignedSource<<ea29e1d23078ad878177ad2b27b1fa6e>>
 * @relayHash 47c6b98f00b9b296d5d8920f5059f358
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 984fc424c98b7a50facddcdb8435f634e890386c952dc6ee26eb73f62ee036ca

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteAppointmentsInput = {
  ids: ReadonlyArray<string>;
};
export type useDeleteAppointmentsMutation$variables = {
  input: DeleteAppointmentsInput;
};
export type useDeleteAppointmentsMutation$data = {
  readonly deleteAppointments: ReadonlyArray<string>;
};
export type useDeleteAppointmentsMutation = {
  response: useDeleteAppointmentsMutation$data;
  variables: useDeleteAppointmentsMutation$variables;
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
    "name": "deleteAppointments",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteAppointmentsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteAppointmentsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "984fc424c98b7a50facddcdb8435f634e890386c952dc6ee26eb73f62ee036ca",
    "metadata": {},
    "name": "useDeleteAppointmentsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "159386debbbd6c1c98dfaf696b8b0a4f";

export default node;
