/**
 * @generated SignedSource<<f2cfd1fc6e75f3088e01793f994216d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderCancelReason = "CUSTOMER" | "EXPIRED" | "STAFF" | "%future added value";
export type OrderSource = "MANUAL" | "ROBOT" | "SHOPPING_PLATFORM" | "%future added value";
export type PaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH_ON_DELIVERY" | "NONE" | "PAY_AT_STORE" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderDetail_order$data = {
  readonly address: string;
  readonly buyerName: string;
  readonly buyerPhone: string;
  readonly cancelReason: OrderCancelReason | null | undefined;
  readonly createdAt: string;
  readonly customer: {
    readonly blocked: boolean;
    readonly erased: boolean;
    readonly id: string;
    readonly name: string;
    readonly reachable: boolean | null | undefined;
  } | null | undefined;
  readonly deliveryDate: string | null | undefined;
  readonly expectedDeliveryDate: string | null | undefined;
  readonly note: string;
  readonly parcels: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly paymentDeadline: {
    readonly at: string;
  } | null | undefined;
  readonly paymentMethod: PaymentMethod;
  readonly paymentMethodCode: number;
  readonly paymentReport: {
    readonly at: string;
  } | null | undefined;
  readonly pickUpStore: {
    readonly code: string;
  } | null | undefined;
  readonly recipientName: string;
  readonly recipientPhone: string;
  readonly shippingName: string;
  readonly shippingSlot: {
    readonly day: string;
  } | null | undefined;
  readonly source: OrderSource;
  readonly updatedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"OrderLines_order" | "OrderParcels_order" | "OrderPayments_order" | "OrderProgress_order" | "OrderSlot_order" | "PaymentDeadline_order" | "PaymentReport_order" | "PaymentStateSelect_order">;
  readonly " $fragmentType": "OrderDetail_order";
};
export type OrderDetail_order$key = {
  readonly " $data"?: OrderDetail_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDetail_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "at",
    "storageKey": null
  }
];
return {
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
      "concreteType": "OrderSlot",
      "kind": "LinkedField",
      "name": "shippingSlot",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderSlot_order"
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "erased",
          "storageKey": null
        },
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
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentReport_order"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderDeadline",
      "kind": "LinkedField",
      "name": "paymentDeadline",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentDeadline_order"
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PickUpStore",
      "kind": "LinkedField",
      "name": "pickUpStore",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
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
})();

(node as any).hash = "2bbeb43f8739664f2acfc559a9cce456";

export default node;
