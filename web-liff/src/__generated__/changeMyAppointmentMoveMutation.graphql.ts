/**
 * @generated SignedSource<<a4c58ffd0d12b3240d77954a7685e4af>>
 * @relayHash cfa24945077d6333a1dfb5eff7b7ea48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bf11f482805dc94fc33c3cc8295e9435d6c51aed72f27ee181aa05d90bab72d

import type { ConcreteRequest } from 'relay-runtime';
export type AppointmentState = "CANCELLED" | "CONFIRMED" | "PENDING";
export type MoveMyAppointmentInput = {
  id: string;
  startsAt: string;
};
export type changeMyAppointmentMoveMutation$variables = {
  input: MoveMyAppointmentInput;
};
export type changeMyAppointmentMoveMutation$data = {
  readonly moveMyAppointment: {
    readonly endsAt: string;
    readonly id: string;
    readonly startsAt: string;
    readonly state: AppointmentState;
  };
};
export type changeMyAppointmentMoveMutation = {
  response: changeMyAppointmentMoveMutation$data;
  variables: changeMyAppointmentMoveMutation$variables;
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
    "name": "moveMyAppointment",
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "startsAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endsAt",
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
    "name": "changeMyAppointmentMoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "changeMyAppointmentMoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6bf11f482805dc94fc33c3cc8295e9435d6c51aed72f27ee181aa05d90bab72d",
    "metadata": {},
    "name": "changeMyAppointmentMoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3e89ed0205fa0bc259b4380d281824c9";

export default node;
