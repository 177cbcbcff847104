/**
 * @generated SignedSource<<2bcbf59a5f8c059ed80840ee7c190edd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderSource = "MANUAL" | "ROBOT" | "SHOPPING_PLATFORM" | "%future added value";
export type PaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH_ON_DELIVERY" | "NONE" | "PAY_AT_STORE" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderDetail_order$data = {
  readonly address: string;
  readonly buyerName: string;
  readonly buyerPhone: string;
  readonly createdAt: string;
  readonly customer: {
    readonly blocked: boolean;
    readonly name: string;
    readonly reachable: boolean | null | undefined;
  } | null | undefined;
  readonly deliveryDate: string | null | undefined;
  readonly expectedDeliveryDate: string | null | undefined;
  readonly note: string;
  readonly parcels: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly paymentMethod: PaymentMethod;
  readonly paymentMethodCode: number;
  readonly paymentReport: {
    readonly at: string;
  } | null | undefined;
  readonly recipientName: string;
  readonly recipientPhone: string;
  readonly shippingName: string;
  readonly source: OrderSource;
  readonly updatedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"OrderLines_order" | "OrderParcels_order" | "OrderPayments_order" | "OrderProgress_order" | "PaymentReport_order" | "PaymentStateSelect_order">;
  readonly " $fragmentType": "OrderDetail_order";
};
export type OrderDetail_order$key = {
  readonly " $data"?: OrderDetail_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDetail_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderDetail_order",
  "selections": [
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
      "name": "buyerPhone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipientName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipientPhone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shippingName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethod",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethodCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expectedDeliveryDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
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
          "name": "blocked",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reachable",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderProgress_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderLines_order"
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentReport_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentStateSelect_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderPayments_order"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Parcel",
      "kind": "LinkedField",
      "name": "parcels",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderParcels_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "f48e071629a21ab15c4da72852ac339b";

export default node;
