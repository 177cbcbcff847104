/**
 * @generated SignedSource<<d3ef274a2bf9f77d6314458c1d04ec20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DiscountKind = "PER_PRODUCT" | "WHOLE_CART" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useOfferedDiscounts_discounts$data = {
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
  readonly " $fragmentType": "useOfferedDiscounts_discounts";
};
export type useOfferedDiscounts_discounts$key = {
  readonly " $data"?: useOfferedDiscounts_discounts$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOfferedDiscounts_discounts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useOfferedDiscounts_discounts",
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

(node as any).hash = "f9fd3e39c947069cef34b8ee65ddb5d2";

export default node;
