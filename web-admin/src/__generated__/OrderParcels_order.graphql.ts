/**
 * @generated SignedSource<<f97a4bbb05c1c7ebaf3dadc7161a6a92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderParcels_order$data = {
  readonly lines: ReadonlyArray<{
    readonly packable: string;
  }>;
  readonly parcels: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ParcelEntry_parcel">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"PackDialog_order">;
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

(node as any).hash = "cf6b0ff33e273f7ca93497bc5e47524e";

export default node;
