/**
 * @generated SignedSource<<f766f57e8460edd91cf3202a2c6aa0f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentRules_store$data = {
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
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "2f0b6dda10d87b83be4c6155f6f036a5";

export default node;
