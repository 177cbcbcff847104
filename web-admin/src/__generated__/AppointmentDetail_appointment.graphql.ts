/**
 * @generated SignedSource<<8dd05c03a37a111222eaab9672d75c82>>
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
export type AppointmentDetail_appointment$data = {
  readonly canCancel: {
    readonly allowed: boolean;
  };
  readonly cancelledBy: CancelledBy | null | undefined;
  readonly changeableUntil: string;
  readonly createdAt: string;
  readonly customer: {
    readonly blocked: boolean;
    readonly erased: boolean;
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly customerName: string;
  readonly customerPhone: string;
  readonly customerReachable: boolean | null | undefined;
  readonly endsAt: string;
  readonly note: string;
  readonly outcome: VisitOutcome | null | undefined;
  readonly source: AppointmentSource;
  readonly startsAt: string;
  readonly state: AppointmentState;
  readonly updatedAt: string;
  readonly walkIn: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AppointmentLines_appointment">;
  readonly " $fragmentType": "AppointmentDetail_appointment";
};
export type AppointmentDetail_appointment$key = {
  readonly " $data"?: AppointmentDetail_appointment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppointmentDetail_appointment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppointmentDetail_appointment",
  "selections": [
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
      "kind": "ScalarField",
      "name": "note",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changeableUntil",
      "storageKey": null
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
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowed",
          "storageKey": null
        }
      ],
      "storageKey": "can(action:\"CANCEL\")"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
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
          "name": "erased",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "blocked",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AppointmentLines_appointment"
    }
  ],
  "type": "Appointment",
  "abstractKey": null
};

(node as any).hash = "e56aefcccbf88a2990c514da77595a5f";

export default node;
