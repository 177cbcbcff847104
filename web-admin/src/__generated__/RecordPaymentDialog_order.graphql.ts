/**
 * @generated SignedSource<<27b9c5ea79d5950f3e3e002422c65d34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecordPaymentDialog_order$data = {
  readonly id: string;
  readonly number: number;
  readonly outstanding: string;
  readonly paymentMethodCode: number;
  readonly " $fragmentType": "RecordPaymentDialog_order";
};
export type RecordPaymentDialog_order$key = {
  readonly " $data"?: RecordPaymentDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordPaymentDialog_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordPaymentDialog_order",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outstanding",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethodCode",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "2164acc6e4b8dce8e1675c826ce26f63";

export default node;
