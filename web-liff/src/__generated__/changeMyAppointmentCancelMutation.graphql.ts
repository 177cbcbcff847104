/**
 * @generated SignedSource<<0d5e16aa9585dfcae01cb15750f74327>>
 * @relayHash 3f8ba389eac1c99cd3dbba7f9b952f38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 306ed5e475b6e15ee48ec2412d909d8c4fbee1726bdc022808fad932c878a296

import type { ConcreteRequest } from 'relay-runtime';
export type AppointmentState = "CANCELLED" | "CONFIRMED" | "PENDING";
export type CancelMyAppointmentInput = {
  id: string;
};
export type changeMyAppointmentCancelMutation$variables = {
  input: CancelMyAppointmentInput;
};
export type changeMyAppointmentCancelMutation$data = {
  readonly cancelMyAppointment: {
    readonly id: string;
    readonly state: AppointmentState;
  };
};
export type changeMyAppointmentCancelMutation = {
  response: changeMyAppointmentCancelMutation$data;
  variables: changeMyAppointmentCancelMutation$variables;
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
    "concreteType": "Appointment",
    "kind": "LinkedField",
    "name": "cancelMyAppointment",
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
        "name": "state",
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
    "name": "changeMyAppointmentCancelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "changeMyAppointmentCancelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "306ed5e475b6e15ee48ec2412d909d8c4fbee1726bdc022808fad932c878a296",
    "metadata": {},
    "name": "changeMyAppointmentCancelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fa376a3e1d510a88116dcdd1f9b89119";

export default node;
