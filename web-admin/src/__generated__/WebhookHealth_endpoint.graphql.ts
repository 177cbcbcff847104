/**
 * @generated SignedSource<<12404338d35b88e0e450a371bcfb5f62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookDeliveryState = "DELIVERED" | "FAILED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WebhookHealth_endpoint$data = {
  readonly active: boolean;
  readonly lastDelivery: {
    readonly state: WebhookDeliveryState;
  } | null | undefined;
  readonly " $fragmentType": "WebhookHealth_endpoint";
};
export type WebhookHealth_endpoint$key = {
  readonly " $data"?: WebhookHealth_endpoint$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookHealth_endpoint">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookHealth_endpoint",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WebhookDelivery",
      "kind": "LinkedField",
      "name": "lastDelivery",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WebhookEndpoint",
  "abstractKey": null
};

(node as any).hash = "9214c416e2632a7dcc41b9feee843934";

export default node;
