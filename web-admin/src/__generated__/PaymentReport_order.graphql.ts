/**
 * @generated SignedSource<<8cc21bf2fefe42adea0d5879fcafdfbe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentReport_order$data = {
  readonly paymentReport: {
    readonly at: string;
    readonly digits: string;
    readonly waits: boolean;
  } | null | undefined;
  readonly " $fragmentType": "PaymentReport_order";
};
export type PaymentReport_order$key = {
  readonly " $data"?: PaymentReport_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentReport_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentReport_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentReport",
      "kind": "LinkedField",
      "name": "paymentReport",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "digits",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waits",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "5fb582763eb0285d89069161d01dd5af";

export default node;
