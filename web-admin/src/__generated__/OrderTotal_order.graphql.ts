/**
 * @generated SignedSource<<917912ceb2e29f197bc874e239b3d355>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderTotal_order$data = {
  readonly subtotal: string;
  readonly total: string;
  readonly " $fragmentType": "OrderTotal_order";
};
export type OrderTotal_order$key = {
  readonly " $data"?: OrderTotal_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderTotal_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderTotal_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subtotal",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "f2cce585615c4c5cbbeec2c8fed29887";

export default node;
