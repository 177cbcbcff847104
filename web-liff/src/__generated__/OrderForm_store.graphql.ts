/**
 * @generated SignedSource<<33c5d15d124a6d1a9b0068d475051add>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH_ON_DELIVERY" | "NONE" | "PAY_AT_STORE" | "UNKNOWN";
import type { FragmentRefs } from "relay-runtime";
export type OrderForm_store$data = {
  readonly openWeekdays: ReadonlyArray<number>;
  readonly paymentMethods: ReadonlyArray<PaymentMethod>;
  readonly " $fragmentSpreads": FragmentRefs<"BankAccount_store">;
  readonly " $fragmentType": "OrderForm_store";
};
export type OrderForm_store$key = {
  readonly " $data"?: OrderForm_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderForm_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderForm_store",
  "selections": [
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
      "name": "paymentMethods",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BankAccount_store"
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "63f449ca608a22fb615efa3e66fc3b77";

export default node;
