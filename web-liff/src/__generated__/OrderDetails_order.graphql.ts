/**
 * @generated SignedSource<<6744f6c1d638d081946ef230e6a2421c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderDetails_order$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OrderFacts_order" | "OrderLines_order" | "PaymentReport_order">;
  readonly " $fragmentType": "OrderDetails_order";
};
export type OrderDetails_order$key = {
  readonly " $data"?: OrderDetails_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDetails_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderDetails_order",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderLines_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentReport_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderFacts_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "f3883624b3b8925ea5889cdd1788843f";

export default node;
