/**
 * @generated SignedSource<<c9184a6d57204e895a915567a6e07f65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobQueue = "BROADCASTS" | "LINE_EVENTS" | "OUTBOX" | "PARCELS" | "PAYMENTS" | "REFUNDS" | "REMINDERS" | "WEBHOOKS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FailedJobColumns_job$data = {
  readonly attempts: number;
  readonly canReplay: boolean;
  readonly customer: {
    readonly name: string;
  } | null | undefined;
  readonly detail: string | null | undefined;
  readonly error: string;
  readonly failedAt: string;
  readonly id: string;
  readonly kind: string;
  readonly queue: JobQueue;
  readonly recordNumber: number | null | undefined;
  readonly recordType: string | null | undefined;
  readonly " $fragmentType": "FailedJobColumns_job";
};
export type FailedJobColumns_job$key = {
  readonly " $data"?: FailedJobColumns_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"FailedJobColumns_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FailedJobColumns_job",
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
      "name": "queue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "error",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "detail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canReplay",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FailedJob",
  "abstractKey": null
};

(node as any).hash = "57e2ec0dd4728e823d0b1e6ecb8f1f20";

export default node;
