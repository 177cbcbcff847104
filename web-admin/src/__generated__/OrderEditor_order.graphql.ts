/**
 * @generated SignedSource<<723a3bbad311192ef3848503011d2570>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderEditor_order$data = {
  readonly number: number;
  readonly " $fragmentSpreads": FragmentRefs<"ChooseLines_order" | "OrderContents_order" | "OrderDetailsEditor_order">;
  readonly " $fragmentType": "OrderEditor_order";
};
export type OrderEditor_order$key = {
  readonly " $data"?: OrderEditor_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderEditor_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderEditor_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderDetailsEditor_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderContents_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChooseLines_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "35fe611b0ca515d768c27b770786ce44";

export default node;
