/**
 * @generated SignedSource<<31be7f306978a6679253946b3cd7cda2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookEventKind = "APPOINTMENT_CHANGED" | "APPOINTMENT_CREATED" | "APPOINTMENT_DELETED" | "CUSTOMER_CHANGED" | "CUSTOMER_CREATED" | "ORDER_CHANGED" | "ORDER_CREATED" | "ORDER_DELETED" | "PRODUCT_CHANGED" | "PRODUCT_CREATED" | "PRODUCT_DELETED" | "TEST" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WebhookDetail_endpoint$data = {
  readonly active: boolean;
  readonly description: string;
  readonly failedCount: number;
  readonly id: string;
  readonly kinds: ReadonlyArray<WebhookEventKind>;
  readonly oldSecretUntil: string | null | undefined;
  readonly url: string;
  readonly waitingCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookHealth_endpoint">;
  readonly " $fragmentType": "WebhookDetail_endpoint";
};
export type WebhookDetail_endpoint$key = {
  readonly " $data"?: WebhookDetail_endpoint$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookDetail_endpoint">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookDetail_endpoint",
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
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "oldSecretUntil",
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
      "kind": "ScalarField",
      "name": "failedCount",
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

(node as any).hash = "75ea142df2ba77768f7293874b6dfdba";

export default node;
