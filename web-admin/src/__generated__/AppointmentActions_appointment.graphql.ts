/**
 * @generated SignedSource<<c8d19fb4b10b0a900a4d3b104d1006f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppointmentActions_appointment$data = {
  readonly canCancel: {
    readonly allowed: boolean;
  };
  readonly canConfirm: {
    readonly allowed: boolean;
  };
  readonly canDelete: {
    readonly allowed: boolean;
  };
  readonly canEdit: {
    readonly allowed: boolean;
  };
  readonly canReject: {
    readonly allowed: boolean;
  };
  readonly id: string;
  readonly number: number;
  readonly " $fragmentSpreads": FragmentRefs<"CancelAppointmentDialog_appointment" | "ConfirmAppointment_appointment" | "VisitOutcomeMenu_appointment">;
  readonly " $fragmentType": "AppointmentActions_appointment";
};
export type AppointmentActions_appointment$key = {
  readonly " $data"?: AppointmentActions_appointment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppointmentActions_appointment">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  "name": "AppointmentActions_appointment",
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
      "selections": (v0/*:: as any*/),
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
      "selections": (v0/*:: as any*/),
      "storageKey": "can(action:\"REJECT\")"
    },
    {
      "alias": "canCancel",
      "args": [
        {
          "kind": "Literal",
          "name": "action",
          "value": "CANCEL"
        }
      ],
      "concreteType": "Permission",
      "kind": "LinkedField",
      "name": "can",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": "can(action:\"CANCEL\")"
    },
    {
      "alias": "canEdit",
      "args": [
        {
          "kind": "Literal",
          "name": "action",
          "value": "EDIT"
        }
      ],
      "concreteType": "Permission",
      "kind": "LinkedField",
      "name": "can",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": "can(action:\"EDIT\")"
    },
    {
      "alias": "canDelete",
      "args": [
        {
          "kind": "Literal",
          "name": "action",
          "value": "DELETE"
        }
      ],
      "concreteType": "Permission",
      "kind": "LinkedField",
      "name": "can",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": "can(action:\"DELETE\")"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConfirmAppointment_appointment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VisitOutcomeMenu_appointment"
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

(node as any).hash = "3552d6d3d50cfae21e342c6ca2538f50";

export default node;
