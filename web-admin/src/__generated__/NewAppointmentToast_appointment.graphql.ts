/**
 * @generated SignedSource<<d1eb4a985aab946e9608b743609a82b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewAppointmentToast_appointment$data = {
  readonly customerName: string;
  readonly endsAt: string;
  readonly number: number;
  readonly startsAt: string;
  readonly " $fragmentType": "NewAppointmentToast_appointment";
};
export type NewAppointmentToast_appointment$key = {
  readonly " $data"?: NewAppointmentToast_appointment$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewAppointmentToast_appointment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewAppointmentToast_appointment",
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
  "type": "Appointment",
  "abstractKey": null
};

(node as any).hash = "ef8b4a99caea45113ec17ade53d3d73d";

export default node;
