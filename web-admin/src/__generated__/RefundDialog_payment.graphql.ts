/**
 * @generated SignedSource<<04c3fa10d6a22c96a49d570e216c2f24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentProvider = "ECPAY" | "LINE_PAY" | "MANUAL" | "STRIPE" | "%future added value";
export type RefundMethod = "CHARGEBACK" | "MANUAL" | "PROVIDER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RefundDialog_payment$data = {
  readonly id: string;
  readonly provider: PaymentProvider | null | undefined;
  readonly refundMethod: RefundMethod;
  readonly refundable: string;
  readonly " $fragmentType": "RefundDialog_payment";
};
export type RefundDialog_payment$key = {
  readonly " $data"?: RefundDialog_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundDialog_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundDialog_payment",
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
      "name": "provider",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundMethod",
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "2035dc96fcfddcc17e9f473a7a986d64";

export default node;
