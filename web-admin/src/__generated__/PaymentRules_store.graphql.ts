/**
 * @generated SignedSource<<c0a5cd000621e0f228467490eddba143>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentRules_store$data = {
  readonly customersCancelOrders: boolean;
  readonly id: string;
  readonly onlinePaymentMinutes: number | null | undefined;
  readonly transferPaymentHours: number | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "PaymentRules_store";
};
export type PaymentRules_store$key = {
  readonly " $data"?: PaymentRules_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentRules_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentRules_store",
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
      "name": "onlinePaymentMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "transferPaymentHours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customersCancelOrders",
      "storageKey": null
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "e631a312110edcff9d8006a3c0ba0606";

export default node;
