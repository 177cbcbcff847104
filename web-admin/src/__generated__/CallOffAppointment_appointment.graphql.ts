/**
 * @generated SignedSource<<2d8fe02e08e5021ec0a7227ce25bdc52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallOffAppointment_appointment$data = {
  readonly customerName: string;
  readonly endsAt: string;
  readonly id: string;
  readonly number: number;
  readonly startsAt: string;
  readonly version: number;
  readonly " $fragmentType": "CallOffAppointment_appointment";
};
export type CallOffAppointment_appointment$key = {
  readonly " $data"?: CallOffAppointment_appointment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallOffAppointment_appointment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallOffAppointment_appointment",
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
      "name": "version",
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

(node as any).hash = "789c3889df64802af9d6ec1fbde3adec";

export default node;
