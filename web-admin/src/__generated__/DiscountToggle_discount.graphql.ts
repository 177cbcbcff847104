/**
 * @generated SignedSource<<e2a820838516e8cc5c68370605be3d34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DiscountState = "DISABLED" | "ENABLED" | "FROZEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DiscountToggle_discount$data = {
  readonly id: string;
  readonly name: string;
  readonly toggledState: DiscountState;
  readonly version: number;
  readonly " $fragmentType": "DiscountToggle_discount";
};
export type DiscountToggle_discount$key = {
  readonly " $data"?: DiscountToggle_discount$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiscountToggle_discount">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DiscountToggle_discount",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toggledState",
      "storageKey": null
    }
  ],
  "type": "Discount",
  "abstractKey": null
};

(node as any).hash = "cab83ea5d22f3825b54e83f745b471d0";

export default node;
