/**
 * @generated SignedSource<<43d04c325fcdc60b8be71ee36aeff5e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DiscountKind = "PER_PRODUCT" | "WHOLE_CART" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DiscountsEditor_choices$data = ReadonlyArray<{
  readonly id: string;
  readonly kind: DiscountKind;
  readonly name: string;
  readonly " $fragmentType": "DiscountsEditor_choices";
}>;
export type DiscountsEditor_choices$key = ReadonlyArray<{
  readonly " $data"?: DiscountsEditor_choices$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiscountsEditor_choices">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DiscountsEditor_choices",
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
  "type": "Discount",
  "abstractKey": null
};

(node as any).hash = "af387f82a15d93c5f49f1e87f33a1b6a";

export default node;
