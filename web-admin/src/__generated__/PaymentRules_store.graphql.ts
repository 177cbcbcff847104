/**
 * @generated SignedSource<<d44bbfb600b17ee2b805a185a5cf6d1c>>
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
  readonly taxNumber: string;
  readonly taxPercent: string | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxNumber",
      "storageKey": null
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "f9787f34833c9d3e9c54f1641d7b2a3e";

export default node;
