/**
 * @generated SignedSource<<91ebb62a6dbc74ed1b36bdf086c4bf36>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentChannel = "ATM" | "CARD" | "CVS" | "WALLET";
export type PaymentEntryState = "AUTHORIZED" | "CANCELLED" | "CAPTURED" | "EXPIRED" | "FAILED" | "PENDING";
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
  readonly " $fragmentType": "OnlinePayment_order";
};
export type OnlinePayment_order$key = {
  readonly " $data"?: OnlinePayment_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OnlinePayment_order">;
};

const node: ReaderFragment = {
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
      "concreteType": "OnlinePayment",
      "kind": "LinkedField",
      "name": "onlinePayment",
      "plural": false,
      "selections": [
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
          "name": "state",
          "storageKey": null
        },
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

(node as any).hash = "1f13a9a9fb591142705d0e157e5aa90e";

export default node;
