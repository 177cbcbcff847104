/**
 * @generated SignedSource<<5765816b2e78125ab7886a6270fd2d07>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookDeliveryState = "DELIVERED" | "FAILED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeliveryCard_delivery$data = {
  readonly attempts: number;
  readonly createdAt: string;
  readonly error: string | null | undefined;
  readonly event: {
    readonly type: string;
  };
  readonly id: string;
  readonly milliseconds: number | null | undefined;
  readonly nextAttemptAt: string | null | undefined;
  readonly replay: boolean;
  readonly state: WebhookDeliveryState;
  readonly status: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryBody_delivery">;
  readonly " $fragmentType": "DeliveryCard_delivery";
};
export type DeliveryCard_delivery$key = {
  readonly " $data"?: DeliveryCard_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryCard_delivery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryCard_delivery",
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
      "name": "state",
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
      "name": "status",
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
      "name": "milliseconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "replay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextAttemptAt",
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
      "concreteType": "WebhookEvent",
      "kind": "LinkedField",
      "name": "event",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryBody_delivery"
    }
  ],
  "type": "WebhookDelivery",
  "abstractKey": null
};

(node as any).hash = "f14b79196f684494b9078b35a946ecf2";

export default node;
