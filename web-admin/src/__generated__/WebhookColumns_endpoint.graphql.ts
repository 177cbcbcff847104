/**
 * @generated SignedSource<<47842eb1bcb8b49bfd0747413be8c732>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookEventKind = "APPOINTMENT_CHANGED" | "APPOINTMENT_CREATED" | "APPOINTMENT_DELETED" | "CUSTOMER_CHANGED" | "CUSTOMER_CREATED" | "ORDER_CHANGED" | "ORDER_CREATED" | "ORDER_DELETED" | "PRODUCT_CHANGED" | "PRODUCT_CREATED" | "PRODUCT_DELETED" | "TEST" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WebhookColumns_endpoint$data = {
  readonly description: string;
  readonly failedCount: number;
  readonly id: string;
  readonly kinds: ReadonlyArray<WebhookEventKind>;
  readonly lastDelivery: {
    readonly lastAttemptAt: string | null | undefined;
  } | null | undefined;
  readonly url: string;
  readonly waitingCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookHealth_endpoint">;
  readonly " $fragmentType": "WebhookColumns_endpoint";
};
export type WebhookColumns_endpoint$key = {
  readonly " $data"?: WebhookColumns_endpoint$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookColumns_endpoint">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookColumns_endpoint",
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
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kinds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingCount",
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
          "name": "lastAttemptAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WebhookHealth_endpoint"
    }
  ],
  "type": "WebhookEndpoint",
  "abstractKey": null
};

(node as any).hash = "217c14eaf4a72761f20c5093109fefb5";

export default node;
