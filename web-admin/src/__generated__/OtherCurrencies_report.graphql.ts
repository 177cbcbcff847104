/**
 * @generated SignedSource<<a19f37f2b67d5f2a716dfc2b1458effd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "HKD" | "JPY" | "THB" | "TWD" | "USD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OtherCurrencies_report$data = {
  readonly otherCurrencies: ReadonlyArray<{
    readonly currency: Currency | null | undefined;
    readonly received: string;
    readonly sums: {
      readonly net: string;
      readonly orders: number;
    };
  }>;
  readonly " $fragmentType": "OtherCurrencies_report";
};
export type OtherCurrencies_report$key = {
  readonly " $data"?: OtherCurrencies_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"OtherCurrencies_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OtherCurrencies_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CurrencyFigures",
      "kind": "LinkedField",
      "name": "otherCurrencies",
      "plural": true,
      "selections": [
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
          "concreteType": "OrderSums",
          "kind": "LinkedField",
          "name": "sums",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "orders",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "net",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "received",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Report",
  "abstractKey": null
};

(node as any).hash = "d0c8f4bd0c22e62f886a6b48ae5424b2";

export default node;
