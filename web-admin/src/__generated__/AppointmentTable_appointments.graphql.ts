/**
 * @generated SignedSource<<db2af63c697ce224ab03030b13ccf17c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppointmentTable_appointments$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"AppointmentRow_appointment">;
  readonly " $fragmentType": "AppointmentTable_appointments";
}>;
export type AppointmentTable_appointments$key = ReadonlyArray<{
  readonly " $data"?: AppointmentTable_appointments$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppointmentTable_appointments">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AppointmentTable_appointments",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AppointmentRow_appointment"
    }
  ],
  "type": "Appointment",
  "abstractKey": null
};

(node as any).hash = "1a5a34608a10ce738cb0b05cf2605c9f";

export default node;
