/**
 * @generated SignedSource<<01662260acec9ca7545edb2873b9ac73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderState = "CANCELLED" | "COMPLETE" | "ESTABLISHED" | "IN_ACTION" | "WAITING";
export type PaymentProvider = "ECPAY" | "LINE_PAY" | "MANUAL" | "STRIPE";
import type { FragmentRefs } from "relay-runtime";
export type Refunds_order$data = {
  readonly overpaid: string;
  readonly refunds: ReadonlyArray<{
    readonly amount: string;
    readonly at: string | null | undefined;
    readonly number: number;
    readonly provider: PaymentProvider | null | undefined;
  }>;
  readonly state: OrderState;
  readonly " $fragmentType": "Refunds_order";
};
export type Refunds_order$key = {
  readonly " $data"?: Refunds_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"Refunds_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Refunds_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "overpaid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderRefund",
      "kind": "LinkedField",
      "name": "refunds",
      "plural": true,
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
          "name": "amount",
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
          "name": "at",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "44a0f32fc97747e5be4514bbfe65f3e1";

export default node;
