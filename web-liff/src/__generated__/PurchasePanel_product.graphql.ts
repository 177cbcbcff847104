/**
 * @generated SignedSource<<dff56bf58e8f38314e90c5866098b9fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PurchasePanel_product$data = {
  readonly id: string;
  readonly maxPerCustomer: string | null | undefined;
  readonly maxPerOrder: string | null | undefined;
  readonly name: string;
  readonly preOrderDay: string | null | undefined;
  readonly preOrderLeft: string;
  readonly price: string;
  readonly quantityStep: string | null | undefined;
  readonly stock: string;
  readonly " $fragmentType": "PurchasePanel_product";
};
export type PurchasePanel_product$key = {
  readonly " $data"?: PurchasePanel_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurchasePanel_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PurchasePanel_product",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "preOrderLeft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "preOrderDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxPerOrder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxPerCustomer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantityStep",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "e54b21da155657e0f299057e00e35a0c";

export default node;
