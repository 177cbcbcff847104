/**
 * @generated SignedSource<<8822bd7a1a7f98400ab8feee9cdc568e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DiscountKind = "PER_PRODUCT" | "WHOLE_CART" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DiscountsEditor_choices$data = {
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
  readonly " $fragmentType": "DiscountsEditor_choices";
};
export type DiscountsEditor_choices$key = {
  readonly " $data"?: DiscountsEditor_choices$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiscountsEditor_choices">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DiscountsEditor_choices",
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

(node as any).hash = "171a6875f3678980c645c23d46a0f837";

export default node;
