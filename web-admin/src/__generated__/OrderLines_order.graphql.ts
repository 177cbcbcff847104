/**
 * @generated SignedSource<<993529f198fa1b0dad2e669ce0012a1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderLines_order$data = {
  readonly lines: ReadonlyArray<{
    readonly expectedDay: string | null | undefined;
    readonly id: string;
    readonly imageUrl: string | null | undefined;
    readonly lineTotal: string;
    readonly preOrdered: string;
    readonly productName: string;
    readonly quantity: string;
    readonly unitPrice: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSums_order">;
  readonly " $fragmentType": "OrderLines_order";
};
export type OrderLines_order$key = {
  readonly " $data"?: OrderLines_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderLines_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderLines_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderLine",
      "kind": "LinkedField",
      "name": "lines",
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
          "name": "productName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "imageUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unitPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineTotal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "preOrdered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expectedDay",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderSums_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "5e044f83e18ab22304d33fa1d6c3bbed";

export default node;
