/**
 * @generated SignedSource<<6caf4c1442f49ba29995a6f4c1783348>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportedPayment_order$data = {
  readonly buyerName: string;
  readonly id: string;
  readonly number: number;
  readonly paymentReport: {
    readonly at: string;
    readonly digits: string;
  } | null | undefined;
  readonly total: string;
  readonly version: number;
  readonly " $fragmentType": "ReportedPayment_order";
};
export type ReportedPayment_order$key = {
  readonly " $data"?: ReportedPayment_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportedPayment_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportedPayment_order",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buyerName",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "97fcbe761eb40fa3b38c3b95816c550b";

export default node;
