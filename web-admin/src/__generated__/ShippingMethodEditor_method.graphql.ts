/**
 * @generated SignedSource<<12201036c3c6892d64aac07b6689ff43>>
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
export type ShippingMethodEditor_method$data = {
  readonly carrier: string;
  readonly excludedProducts: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly fee: string;
  readonly freeFrom: string | null | undefined;
  readonly hours: string;
  readonly id: string;
  readonly kind: ShippingKind;
  readonly name: string;
  readonly paymentMethods: ReadonlyArray<PaymentMethod>;
  readonly slotDaysAhead: number;
  readonly slotLeadMinutes: number;
  readonly slotUnit: SlotUnit;
  readonly slots: ReadonlyArray<{
    readonly capacity: number;
    readonly endMinute: number;
    readonly startMinute: number;
    readonly weekday: number;
  }>;
  readonly trackingLink: string;
  readonly version: number;
  readonly weekdays: ReadonlyArray<number>;
  readonly " $fragmentType": "ShippingMethodEditor_method";
};
export type ShippingMethodEditor_method$key = {
  readonly " $data"?: ShippingMethodEditor_method$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShippingMethodEditor_method">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
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
  "name": "ShippingMethodEditor_method",
  "selections": [
    (v0/*:: as any*/),
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
    (v1/*:: as any*/),
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
        (v0/*:: as any*/),
        (v1/*:: as any*/)
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
      "name": "carrier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trackingLink",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startMinute",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endMinute",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "capacity",
          "storageKey": null
        }
      ],
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
      "kind": "ScalarField",
      "name": "slotLeadMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slotDaysAhead",
      "storageKey": null
    }
  ],
  "type": "ShippingMethod",
  "abstractKey": null
};
})();

(node as any).hash = "33673a58133c3743d9e65a295a7dd3f0";

export default node;
