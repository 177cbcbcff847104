/**
 * @generated SignedSource<<c594ede8b05415f64b2bcfb6bede83e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderDiscounts_order$data = {
  readonly discountRecords: ReadonlyArray<{
    readonly amount: string;
    readonly id: string;
    readonly name: string;
  }>;
  readonly discountTotal: string;
  readonly " $fragmentType": "OrderDiscounts_order";
};
export type OrderDiscounts_order$key = {
  readonly " $data"?: OrderDiscounts_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDiscounts_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderDiscounts_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discountTotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DiscountRecord",
      "kind": "LinkedField",
      "name": "discountRecords",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "7a299f2eadc87cf27b25a24e3db4a2b2";

export default node;
