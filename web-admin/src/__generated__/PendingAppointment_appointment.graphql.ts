/**
 * @generated SignedSource<<f7ddd2cf007ac10768a4cad43bcd45d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PendingAppointment_appointment$data = {
  readonly canConfirm: {
    readonly allowed: boolean;
  };
  readonly canReject: {
    readonly allowed: boolean;
  };
  readonly customer: {
    readonly erased: boolean;
    readonly id: string;
  } | null | undefined;
  readonly customerName: string;
  readonly endsAt: string;
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly serviceName: string;
  }>;
  readonly number: number;
  readonly startsAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"CancelAppointmentDialog_appointment" | "ConfirmAppointment_appointment">;
  readonly " $fragmentType": "PendingAppointment_appointment";
};
export type PendingAppointment_appointment$key = {
  readonly " $data"?: PendingAppointment_appointment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PendingAppointment_appointment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "allowed",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PendingAppointment_appointment",
  "selections": [
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
      "name": "customerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "erased",
          "storageKey": null
        }
      ],
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AppointmentItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "serviceName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "canConfirm",
      "args": [
        {
          "kind": "Literal",
          "name": "action",
          "value": "CONFIRM"
        }
      ],
      "concreteType": "Permission",
      "kind": "LinkedField",
      "name": "can",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "can(action:\"CONFIRM\")"
    },
    {
      "alias": "canReject",
      "args": [
        {
          "kind": "Literal",
          "name": "action",
          "value": "REJECT"
        }
      ],
      "concreteType": "Permission",
      "kind": "LinkedField",
      "name": "can",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "can(action:\"REJECT\")"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConfirmAppointment_appointment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelAppointmentDialog_appointment"
    }
  ],
  "type": "Appointment",
  "abstractKey": null
};
})();

(node as any).hash = "41492c68d3f74b6c2646a2c893b7051a";

export default node;
