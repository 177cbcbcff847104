/**
 * @generated SignedSource<<6598bf0af5bb60b082701f33613a03a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OnlinePaymentProvider = "ECPAY" | "LINE_PAY" | "STRIPE";
export type PaymentChannel = "ATM" | "CARD" | "CVS" | "WALLET";
import type { FragmentRefs } from "relay-runtime";
export type OnlinePayment_store$data = {
  readonly paymentOptions: ReadonlyArray<{
    readonly channel: PaymentChannel;
    readonly isTest: boolean;
    readonly provider: OnlinePaymentProvider;
  }>;
  readonly " $fragmentType": "OnlinePayment_store";
};
export type OnlinePayment_store$key = {
  readonly " $data"?: OnlinePayment_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"OnlinePayment_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OnlinePayment_store",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentOption",
      "kind": "LinkedField",
      "name": "paymentOptions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "provider",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "channel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isTest",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "1fae96767e4dde27e967d8043df0b4d6";

export default node;
