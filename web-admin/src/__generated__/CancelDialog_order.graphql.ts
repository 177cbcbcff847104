/**
 * @generated SignedSource<<6bd1c01791b16cef36522245869029ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelDialog_order$data = {
  readonly id: string;
  readonly number: number;
  readonly " $fragmentType": "CancelDialog_order";
};
export type CancelDialog_order$key = {
  readonly " $data"?: CancelDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelDialog_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelDialog_order",
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
      "name": "number",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "2a4ac7dafac861af06dd53f5c3c35eb3";

export default node;
