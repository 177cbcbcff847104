/**
 * @generated SignedSource<<5c64e662a969b55a9352728b64d3337e>>
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
    readonly product: {
      readonly id: string;
      readonly parent: {
        readonly id: string;
      } | null | undefined;
    };
    readonly quantity: string;
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
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
              "alias": null,
              "args": null,
              "concreteType": "Product",
              "kind": "LinkedField",
              "name": "parent",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
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

(node as any).hash = "285481869c49fedf0e17714562f9ae47";

export default node;
