/**
 * @generated SignedSource<<8eb162336ef52cbb543949ce2eb6a77a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH_ON_DELIVERY" | "NONE" | "PAY_AT_STORE" | "UNKNOWN";
import type { FragmentRefs } from "relay-runtime";
export type OrderSheet_store$data = {
  readonly openWeekdays: ReadonlyArray<number>;
  readonly orderingClosesAt: string | null | undefined;
  readonly orderingOpensAt: string | null | undefined;
  readonly paymentMethods: ReadonlyArray<PaymentMethod>;
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"ContactMethods_store" | "OrderForm_store" | "OrderPlaced_store" | "useShipping_store">;
  readonly " $fragmentType": "OrderSheet_store";
};
export type OrderSheet_store$key = {
  readonly " $data"?: OrderSheet_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSheet_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderSheet_store",
  "selections": [
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
      "name": "orderingOpensAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderingClosesAt",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderForm_store"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderPlaced_store"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContactMethods_store"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useShipping_store"
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "188b9a92e40b0c24e4dedbee76a39be4";

export default node;
