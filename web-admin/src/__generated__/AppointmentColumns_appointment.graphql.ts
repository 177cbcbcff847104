/**
 * @generated SignedSource<<8273deefffc59d81675826a45199f205>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AppointmentSource = "CHAT_APP" | "MANUAL" | "%future added value";
export type AppointmentState = "CANCELLED" | "CONFIRMED" | "PENDING" | "%future added value";
export type CancelledBy = "CUSTOMER" | "SHOP" | "%future added value";
export type VisitOutcome = "ARRIVED" | "DONE" | "LATE_CANCEL" | "NO_SHOW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AppointmentColumns_appointment$data = {
  readonly canDelete: {
    readonly allowed: boolean;
  };
  readonly cancelledBy: CancelledBy | null | undefined;
  readonly customer: {
    readonly erased: boolean;
    readonly id: string;
  } | null | undefined;
  readonly customerName: string;
  readonly customerPhone: string;
  readonly customerReachable: boolean | null | undefined;
  readonly endsAt: string;
  readonly id: string;
  readonly note: string;
  readonly number: number;
  readonly outcome: VisitOutcome | null | undefined;
  readonly source: AppointmentSource;
  readonly startsAt: string;
  readonly state: AppointmentState;
  readonly walkIn: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AppointmentActions_appointment" | "AppointmentLines_appointment">;
  readonly " $fragmentType": "AppointmentColumns_appointment";
};
export type AppointmentColumns_appointment$key = {
  readonly " $data"?: AppointmentColumns_appointment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppointmentColumns_appointment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppointmentColumns_appointment",
  "selections": [
    (v0/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelledBy",
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
      "kind": "ScalarField",
      "name": "customerPhone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerReachable",
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
      "name": "source",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "walkIn",
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
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
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
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowed",
          "storageKey": null
        }
      ],
      "storageKey": "can(action:\"DELETE\")"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AppointmentLines_appointment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AppointmentActions_appointment"
    }
  ],
  "type": "Appointment",
  "abstractKey": null
};
})();

(node as any).hash = "a24cfca6150258eaf3cf21f2d5976a99";

export default node;
