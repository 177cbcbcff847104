/**
 * @generated SignedSource<<25c3827546bb65d16fd4bad3fdf7e5c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DiscountKind = "PER_PRODUCT" | "WHOLE_CART";
export type DiscountState = "DISABLED" | "ENABLED" | "FROZEN";
import type { FragmentRefs } from "relay-runtime";
export type DiscountTags_product$data = {
  readonly discounts: ReadonlyArray<{
    readonly discount: {
      readonly id: string;
      readonly kind: DiscountKind;
      readonly name: string;
      readonly state: DiscountState;
    };
    readonly maxQuantity: string | null | undefined;
    readonly minQuantity: string;
  }>;
  readonly " $fragmentType": "DiscountTags_product";
};
export type DiscountTags_product$key = {
  readonly " $data"?: DiscountTags_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiscountTags_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DiscountTags_product",
  "selections": [
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

(node as any).hash = "b882b68e99fd3939348f02b1a211595d";

export default node;
