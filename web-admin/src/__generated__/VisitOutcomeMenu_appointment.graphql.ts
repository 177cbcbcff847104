/**
 * @generated SignedSource<<7c435f8de36ab8127e0c89731729b4f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CancelledBy = "CUSTOMER" | "SHOP" | "%future added value";
export type VisitOutcome = "ARRIVED" | "DONE" | "LATE_CANCEL" | "NO_SHOW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type VisitOutcomeMenu_appointment$data = {
  readonly cancelledBy: CancelledBy | null | undefined;
  readonly id: string;
  readonly number: number;
  readonly outcome: VisitOutcome | null | undefined;
  readonly possibleOutcomes: ReadonlyArray<VisitOutcome>;
  readonly version: number;
  readonly " $fragmentType": "VisitOutcomeMenu_appointment";
};
export type VisitOutcomeMenu_appointment$key = {
  readonly " $data"?: VisitOutcomeMenu_appointment$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisitOutcomeMenu_appointment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VisitOutcomeMenu_appointment",
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
      "name": "possibleOutcomes",
      "storageKey": null
    }
  ],
  "type": "Appointment",
  "abstractKey": null
};

(node as any).hash = "b94b18baf4e0289546017b165302c926";

export default node;
