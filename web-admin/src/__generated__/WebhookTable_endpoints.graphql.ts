/**
 * @generated SignedSource<<1347a6c6d84b0ff90e8f48d1dc104264>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebhookTable_endpoints$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookRow_endpoint">;
  readonly " $fragmentType": "WebhookTable_endpoints";
}>;
export type WebhookTable_endpoints$key = ReadonlyArray<{
  readonly " $data"?: WebhookTable_endpoints$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookTable_endpoints">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WebhookTable_endpoints",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WebhookRow_endpoint"
    }
  ],
  "type": "WebhookEndpoint",
  "abstractKey": null
};

(node as any).hash = "8884bd419a439020d7eb1fc41d2dd939";

export default node;
