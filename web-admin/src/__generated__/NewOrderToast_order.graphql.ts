/**
 * @generated SignedSource<<a12d6418ea9d78aaa2c27079198f5d58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewOrderToast_order$data = {
  readonly buyerName: string;
  readonly number: number;
  readonly total: string;
  readonly " $fragmentType": "NewOrderToast_order";
};
export type NewOrderToast_order$key = {
  readonly " $data"?: NewOrderToast_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewOrderToast_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewOrderToast_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
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
      "name": "buyerName",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "ff0eba3960ff86fa9cdea98fec1ee544";

export default node;
