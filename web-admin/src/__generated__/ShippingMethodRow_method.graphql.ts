/**
 * @generated SignedSource<<879444873529dee424077d423a82de27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH_ON_DELIVERY" | "NONE" | "PAY_AT_STORE" | "UNKNOWN" | "%future added value";
export type ShippingKind = "CONVENIENCE_STORE" | "HOME_DELIVERY" | "STORE_PICKUP" | "%future added value";
export type SlotUnit = "ORDERS" | "WORK_UNITS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ShippingMethodRow_method$data = {
  readonly active: boolean;
  readonly excludedProducts: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly fee: string;
  readonly freeFrom: string | null | undefined;
  readonly hasSlots: boolean;
  readonly hours: string;
  readonly id: string;
  readonly kind: ShippingKind;
  readonly name: string;
  readonly paymentMethods: ReadonlyArray<PaymentMethod>;
  readonly slotUnit: SlotUnit;
  readonly slots: ReadonlyArray<{
    readonly weekday: number;
  }>;
  readonly version: number;
  readonly weekdays: ReadonlyArray<number>;
  readonly " $fragmentSpreads": FragmentRefs<"ShippingMethodEditor_method">;
  readonly " $fragmentType": "ShippingMethodRow_method";
};
export type ShippingMethodRow_method$key = {
  readonly " $data"?: ShippingMethodRow_method$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShippingMethodRow_method">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShippingMethodRow_method",
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
      "name": "kind",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "excludedProducts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
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
      "name": "active",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShippingSlot",
      "kind": "LinkedField",
      "name": "slots",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weekday",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShippingMethodEditor_method"
    }
  ],
  "type": "ShippingMethod",
  "abstractKey": null
};
})();

(node as any).hash = "4f4ac3e60e8797cd5a8856858411f929";

export default node;
