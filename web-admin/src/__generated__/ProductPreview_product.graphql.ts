/**
 * @generated SignedSource<<b2caa5bf509dc62469a28c265e2791e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DiscountAudience = "CUSTOMER" | "PRODUCT" | "%future added value";
export type DiscountKind = "PER_PRODUCT" | "WHOLE_CART" | "%future added value";
export type DiscountState = "DISABLED" | "ENABLED" | "FROZEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProductPreview_product$data = {
  readonly discounts: ReadonlyArray<{
    readonly discount: {
      readonly amount: string | null | undefined;
      readonly audience: DiscountAudience;
      readonly id: string;
      readonly kind: DiscountKind;
      readonly multiplier: string | null | undefined;
      readonly name: string;
      readonly state: DiscountState;
    };
    readonly maxQuantity: string | null | undefined;
    readonly minQuantity: string;
  }>;
  readonly hasVariants: boolean;
  readonly preOrdered: string;
  readonly " $fragmentType": "ProductPreview_product";
};
export type ProductPreview_product$key = {
  readonly " $data"?: ProductPreview_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPreview_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductPreview_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasVariants",
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
      "concreteType": "ProductDiscount",
      "kind": "LinkedField",
      "name": "discounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minQuantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxQuantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Discount",
          "kind": "LinkedField",
          "name": "discount",
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
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "multiplier",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "audience",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "3c6d80ac9385c8ab172e49c12dd097ba";

export default node;
