/**
 * @generated SignedSource<<1c5a3c3b2d97108936276f8a296ea0a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "HKD" | "JPY" | "THB" | "TWD" | "USD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CustomerNumbers_customer$data = {
  readonly figures: {
    readonly firstContactAt: string;
    readonly lastContactAt: string;
    readonly lateCancellations: number;
    readonly noShows: number;
    readonly orders: number;
    readonly otherCurrencies: ReadonlyArray<{
      readonly currency: Currency | null | undefined;
      readonly spent: string;
    }>;
    readonly spent: string;
    readonly visits: number;
  } | null | undefined;
  readonly " $fragmentType": "CustomerNumbers_customer";
};
export type CustomerNumbers_customer$key = {
  readonly " $data"?: CustomerNumbers_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerNumbers_customer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "spent",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerNumbers_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerFigures",
      "kind": "LinkedField",
      "name": "figures",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "CurrencySpending",
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
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
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
          "name": "visits",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "noShows",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lateCancellations",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstContactAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastContactAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "66fbb59264f3979bd6054ca11d3ab202";

export default node;
