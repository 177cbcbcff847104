/**
 * @generated SignedSource<<f3e0ff7b0a58009144f7538304be69c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "HKD" | "JPY" | "THB" | "TWD" | "USD" | "%future added value";
export type SlotUnit = "ORDERS" | "WORK_UNITS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StoreSettingsProvider_store$data = {
  readonly currency: Currency | null | undefined;
  readonly name: string;
  readonly openWeekdays: ReadonlyArray<number>;
  readonly shippingMethods: ReadonlyArray<{
    readonly hasSlots: boolean;
    readonly id: string;
    readonly slotUnit: SlotUnit;
  }>;
  readonly timeZone: string;
  readonly " $fragmentType": "StoreSettingsProvider_store";
};
export type StoreSettingsProvider_store$key = {
  readonly " $data"?: StoreSettingsProvider_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoreSettingsProvider_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoreSettingsProvider_store",
  "selections": [
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
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openWeekdays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
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
          "name": "hasSlots",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slotUnit",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "b0e693ab9466e8d84e8052de29d5fff7";

export default node;
