/**
 * @generated SignedSource<<93eea02bede1869bd0718aad89bc6047>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderContents_order$data = {
  readonly canChange: {
    readonly allowed: boolean;
  };
  readonly id: string;
  readonly lines: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"OrderLineEditor_line">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSums_order">;
  readonly " $fragmentType": "OrderContents_order";
};
export type OrderContents_order$key = {
  readonly " $data"?: OrderContents_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderContents_order">;
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
  "name": "OrderContents_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderLineEditor_line"
        }
      ],
      "storageKey": null
    },
    {
      "alias": "canChange",
      "args": [
        {
          "kind": "Literal",
          "name": "action",
          "value": "CHANGE_LINES"
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
      "storageKey": "can(action:\"CHANGE_LINES\")"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderSums_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "c4d61a1dd938461ead668caf680d5a7c";

export default node;
