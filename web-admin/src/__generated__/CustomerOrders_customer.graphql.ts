/**
 * @generated SignedSource<<bf8f4d96475e869e9922449e85ce15a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerOrders_customer$data = {
  readonly name: string;
  readonly orderCount: number;
  readonly " $fragmentType": "CustomerOrders_customer";
};
export type CustomerOrders_customer$key = {
  readonly " $data"?: CustomerOrders_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerOrders_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerOrders_customer",
  "selections": [
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
      "name": "orderCount",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "dbe8df0154847d97f8d13c0bb663e318";

export default node;
