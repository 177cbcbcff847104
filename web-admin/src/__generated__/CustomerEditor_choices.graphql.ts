/**
 * @generated SignedSource<<b9bf0af96871e5bb5f127551abab207a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DiscountKind = "PER_PRODUCT" | "WHOLE_CART" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CustomerEditor_choices$data = {
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
  readonly " $fragmentType": "CustomerEditor_choices";
};
export type CustomerEditor_choices$key = {
  readonly " $data"?: CustomerEditor_choices$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerEditor_choices">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerEditor_choices",
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

(node as any).hash = "a796aa31d014c0cb814bab6545e24c12";

export default node;
