/**
 * @generated SignedSource<<2f0f5401215fc018d7521658c411d085>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DiscountKind = "PER_PRODUCT" | "WHOLE_CART" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useAvailableDiscounts_discounts$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly kind: DiscountKind;
      readonly name: string;
    };
  }>;
  readonly pageInfo: {
    readonly hasNextPage: boolean;
  };
  readonly " $fragmentType": "useAvailableDiscounts_discounts";
};
export type useAvailableDiscounts_discounts$key = {
  readonly " $data"?: useAvailableDiscounts_discounts$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAvailableDiscounts_discounts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useAvailableDiscounts_discounts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DiscountEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Discount",
          "kind": "LinkedField",
          "name": "node",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasNextPage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DiscountConnection",
  "abstractKey": null
};

(node as any).hash = "f526f4f608d852e5eb7021c48e3b375d";

export default node;
