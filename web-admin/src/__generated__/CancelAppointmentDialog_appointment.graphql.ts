/**
 * @generated SignedSource<<e153299ac84649e8cffe49c54ed47652>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelAppointmentDialog_appointment$data = {
  readonly customerName: string;
  readonly endsAt: string;
  readonly id: string;
  readonly number: number;
  readonly startsAt: string;
  readonly version: number;
  readonly " $fragmentType": "CancelAppointmentDialog_appointment";
};
export type CancelAppointmentDialog_appointment$key = {
  readonly " $data"?: CancelAppointmentDialog_appointment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelAppointmentDialog_appointment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelAppointmentDialog_appointment",
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

(node as any).hash = "699b5c6cb13378edf60a485dba329658";

export default node;
