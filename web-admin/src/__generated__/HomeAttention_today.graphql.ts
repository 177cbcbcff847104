/**
 * @generated SignedSource<<0f19c506e788e5abacadfead28f2197f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttentionReason = "APPOINTMENT_PENDING" | "AUTHORIZATION_REFUSED" | "ORDER_DUE" | "ORDER_OVERPAID" | "PAYMENT_REPORTED" | "STOCK_LOW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HomeAttention_today$data = {
  readonly appointmentsToConfirm: number;
  readonly attention: {
    readonly items: ReadonlyArray<{
      readonly appointment: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"PendingAppointment_appointment">;
      } | null | undefined;
      readonly at: string | null | undefined;
      readonly isLate: boolean;
      readonly order: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"DueOrder_order" | "OverpaidOrder_order" | "ReportedPayment_order">;
      } | null | undefined;
      readonly payment: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"RefusedAuthorization_payment">;
      } | null | undefined;
      readonly product: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"LowStock_product">;
      } | null | undefined;
      readonly reason: AttentionReason;
    }>;
    readonly ordersDue: number;
    readonly reportedPayments: number;
  };
  readonly day: string;
  readonly lowStock: number;
  readonly " $fragmentType": "HomeAttention_today";
};
export type HomeAttention_today$key = {
  readonly " $data"?: HomeAttention_today$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeAttention_today">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeAttention_today",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "day",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "appointmentsToConfirm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lowStock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Attention",
      "kind": "LinkedField",
      "name": "attention",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reportedPayments",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ordersDue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AttentionItem",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isLate",
              "storageKey": null
            },
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
              "concreteType": "Order",
              "kind": "LinkedField",
              "name": "order",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ReportedPayment_order"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "OverpaidOrder_order"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "DueOrder_order"
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Payment",
              "kind": "LinkedField",
              "name": "payment",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "RefusedAuthorization_payment"
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Appointment",
              "kind": "LinkedField",
              "name": "appointment",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "PendingAppointment_appointment"
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Product",
              "kind": "LinkedField",
              "name": "product",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "LowStock_product"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Today",
  "abstractKey": null
};
})();

(node as any).hash = "4be75bf6ebf05b18039121cbf1f84692";

export default node;
