/**
 * @generated SignedSource<<23d30c174224b20df5149672f820b7df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookEventKind = "APPOINTMENT_CHANGED" | "APPOINTMENT_CREATED" | "APPOINTMENT_DELETED" | "CUSTOMER_CHANGED" | "CUSTOMER_CREATED" | "ORDER_CHANGED" | "ORDER_CREATED" | "ORDER_DELETED" | "PRODUCT_CHANGED" | "PRODUCT_CREATED" | "PRODUCT_DELETED" | "TEST" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WebhookEditor_endpoint$data = {
  readonly active: boolean;
  readonly description: string;
  readonly id: string;
  readonly kinds: ReadonlyArray<WebhookEventKind>;
  readonly url: string;
  readonly version: number;
  readonly " $fragmentType": "WebhookEditor_endpoint";
};
export type WebhookEditor_endpoint$key = {
  readonly " $data"?: WebhookEditor_endpoint$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookEditor_endpoint">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookEditor_endpoint",
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
      "name": "version",
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
    }
  ],
  "type": "WebhookEndpoint",
  "abstractKey": null
};

(node as any).hash = "85386ef946e809d2d1f2f02637e43c60";

export default node;
