/**
 * @generated SignedSource<<aea8cebb8ed886130e67d97a42f64ae5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderLineEditor_line$data = {
  readonly expectedDay: string | null | undefined;
  readonly imageUrl: string | null | undefined;
  readonly lineTotal: string;
  readonly preOrdered: string;
  readonly product: {
    readonly id: string;
    readonly maxPerCustomer: string | null | undefined;
    readonly maxPerOrder: string | null | undefined;
    readonly preOrderDay: string | null | undefined;
    readonly preOrderLeft: string;
    readonly quantityStep: string | null | undefined;
    readonly stock: string;
  };
  readonly productName: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly " $fragmentType": "OrderLineEditor_line";
};
export type OrderLineEditor_line$key = {
  readonly " $data"?: OrderLineEditor_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderLineEditor_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderLineEditor_line",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
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
          "name": "stock",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "preOrderLeft",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "preOrderDay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxPerOrder",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxPerCustomer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantityStep",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OrderLine",
  "abstractKey": null
};

(node as any).hash = "ca9cc112532353ca94f468b5b9f43d7f";

export default node;
