/**
 * @generated SignedSource<<a7b93dbc365effd4a130babd5820f9f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppointmentHistory_appointment$data = {
  readonly history: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"History_entries">;
  }>;
  readonly " $fragmentType": "AppointmentHistory_appointment";
};
export type AppointmentHistory_appointment$key = {
  readonly " $data"?: AppointmentHistory_appointment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppointmentHistory_appointment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppointmentHistory_appointment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditEntry",
      "kind": "LinkedField",
      "name": "history",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "History_entries"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Appointment",
  "abstractKey": null
};

(node as any).hash = "bd36a60971a1068078bc40530112eb72";

export default node;
