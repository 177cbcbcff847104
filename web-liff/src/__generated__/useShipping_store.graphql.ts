/**
 * @generated SignedSource<<41700c0a7f71d43f7a0b3e4278127f23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH_ON_DELIVERY" | "NONE" | "PAY_AT_STORE" | "UNKNOWN";
export type ShippingKind = "CONVENIENCE_STORE" | "HOME_DELIVERY" | "STORE_PICKUP";
export type StoreChain = "FAMILY" | "UNIMART";
import type { FragmentRefs } from "relay-runtime";
export type useShipping_store$data = {
  readonly shippingMethods: ReadonlyArray<{
    readonly excludedProductIds: ReadonlyArray<string>;
    readonly fee: string;
    readonly freeFrom: string | null | undefined;
    readonly hasSlots: boolean;
    readonly hours: string;
    readonly id: string;
    readonly kind: ShippingKind;
    readonly name: string;
    readonly paymentMethods: ReadonlyArray<PaymentMethod>;
    readonly weekdays: ReadonlyArray<number>;
  }>;
  readonly storeChains: ReadonlyArray<StoreChain>;
  readonly " $fragmentType": "useShipping_store";
};
export type useShipping_store$key = {
  readonly " $data"?: useShipping_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"useShipping_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useShipping_store",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "storeChains",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShippingMethod",
      "kind": "LinkedField",
      "name": "shippingMethods",
      "plural": true,
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
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fee",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "freeFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentMethods",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "excludedProductIds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weekdays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hours",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasSlots",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "193b99a0e837ef0a49f619ea0bc1bed9";

export default node;
