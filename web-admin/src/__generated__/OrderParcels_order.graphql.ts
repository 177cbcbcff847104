/**
 * @generated SignedSource<<b36dba7b26ee769607e0a4b5263b9118>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ParcelState = "DELIVERED" | "PACKED" | "RETURNED" | "SHIPPED" | "%future added value";
export type ShippingKind = "CONVENIENCE_STORE" | "HOME_DELIVERY" | "STORE_PICKUP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderParcels_order$data = {
  readonly canEdit: {
    readonly allowed: boolean;
  };
  readonly lines: ReadonlyArray<{
    readonly packable: string;
  }>;
  readonly parcels: ReadonlyArray<{
    readonly id: string;
    readonly shipment: {
      readonly isCreated: boolean;
    } | null | undefined;
    readonly state: ParcelState;
    readonly " $fragmentSpreads": FragmentRefs<"ParcelEntry_parcel">;
  }>;
  readonly pickUpStore: {
    readonly code: string;
    readonly name: string;
  } | null | undefined;
  readonly shippingKind: ShippingKind | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeStoreDialog_order" | "PackDialog_order">;
  readonly " $fragmentType": "OrderParcels_order";
};
export type OrderParcels_order$key = {
  readonly " $data"?: OrderParcels_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderParcels_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderParcels_order",
  "selections": [
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
        },
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
          "concreteType": "Shipment",
          "kind": "LinkedField",
          "name": "shipment",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isCreated",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ParcelEntry_parcel"
        }
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
          "name": "name",
          "storageKey": null
        },
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shippingKind",
      "storageKey": null
    },
    {
      "alias": "canEdit",
      "args": [
        {
          "kind": "Literal",
          "name": "action",
          "value": "EDIT"
        }
      ],
      "concreteType": "Permission",
      "kind": "LinkedField",
      "name": "can",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowed",
          "storageKey": null
        }
      ],
      "storageKey": "can(action:\"EDIT\")"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeStoreDialog_order"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "packable",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PackDialog_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "33ee25aac9c5179a6422a5bf830f402b";

export default node;
