/**
 * @generated SignedSource<<403c6c96c198236da1f746dec6780a11>>
 * @relayHash 4e5c3e6641cb4ae478867530075dae76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 567082dead30259114f6bee5bbdaaeae2dff5c6ac1fe7cdf1cee5ecf5000c9c8

import type { ConcreteRequest } from 'relay-runtime';
export type AppointmentState = "CANCELLED" | "CONFIRMED" | "PENDING";
export type ChangeKind = "CREATED" | "DELETED" | "UPDATED";
export type useMyAppointmentChangesSubscription$variables = Record<PropertyKey, never>;
export type useMyAppointmentChangesSubscription$data = {
  readonly myAppointmentChanged: {
    readonly appointment: {
      readonly id: string;
      readonly number: number;
      readonly state: AppointmentState;
    } | null | undefined;
    readonly appointmentId: string;
    readonly kind: ChangeKind;
  };
};
export type useMyAppointmentChangesSubscription = {
  response: useMyAppointmentChangesSubscription$data;
  variables: useMyAppointmentChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AppointmentChange",
    "kind": "LinkedField",
    "name": "myAppointmentChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "appointmentId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Appointment",
        "kind": "LinkedField",
        "name": "appointment",
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
            "name": "number",
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useMyAppointmentChangesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useMyAppointmentChangesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "567082dead30259114f6bee5bbdaaeae2dff5c6ac1fe7cdf1cee5ecf5000c9c8",
    "metadata": {},
    "name": "useMyAppointmentChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "f225784202c07d974c4fbd6755060754";

export default node;
