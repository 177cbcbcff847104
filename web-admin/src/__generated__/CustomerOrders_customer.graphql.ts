/**
 * @generated SignedSource<<7e21a479d2683b355b9ab7feabad0ad2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerOrders_customer$data = {
  readonly id: string;
  readonly name: string;
  readonly orderCount: number;
  readonly " $fragmentType": "CustomerOrders_customer";
};
export type CustomerOrders_customer$key = {
  readonly " $data"?: CustomerOrders_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerOrders_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerOrders_customer",
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
      "name": "orderCount",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "85cfff0a070e6ba26f091a1f2c127399";

export default node;
