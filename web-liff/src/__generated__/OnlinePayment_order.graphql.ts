/**
 * @generated SignedSource<<3f5836f32c9108f634d31b82e54eff0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OnlinePaymentProvider = "ECPAY" | "LINE_PAY" | "STRIPE";
export type OrderState = "CANCELLED" | "COMPLETE" | "ESTABLISHED" | "IN_ACTION" | "WAITING";
export type PaymentChannel = "ATM" | "CARD" | "CVS" | "WALLET";
export type PaymentEntryState = "AUTHORIZED" | "CANCELLED" | "CAPTURED" | "EXPIRED" | "FAILED" | "PENDING";
export type PaymentState = "FAILED" | "PAID" | "PARTIALLY_PAID" | "REFUNDED" | "REFUND_PENDING" | "UNPAID";
import type { FragmentRefs } from "relay-runtime";
export type OnlinePayment_order$data = {
  readonly canPayOnline: boolean;
  readonly id: string;
  readonly onlinePayment: {
    readonly channel: PaymentChannel;
    readonly code: {
      readonly bankCode: string | null | undefined;
      readonly code: string;
      readonly expiresAt: string;
    } | null | undefined;
    readonly state: PaymentEntryState;
  } | null | undefined;
  readonly paymentOptions: ReadonlyArray<{
    readonly channel: PaymentChannel;
    readonly isTest: boolean;
    readonly provider: OnlinePaymentProvider;
  }>;
  readonly paymentState: PaymentState;
  readonly state: OrderState;
  readonly " $fragmentType": "OnlinePayment_order";
};
export type OnlinePayment_order$key = {
  readonly " $data"?: OnlinePayment_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OnlinePayment_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "channel",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OnlinePayment_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canPayOnline",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentState",
      "storageKey": null
    },
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
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isTest",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OnlinePayment",
      "kind": "LinkedField",
      "name": "onlinePayment",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "PaymentCode",
          "kind": "LinkedField",
          "name": "code",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "bankCode",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expiresAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "65b2e23e7872edf86041ea4e77da22b3";

export default node;
