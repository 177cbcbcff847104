/**
 * @generated SignedSource<<5ea3a26c6081237e4ddf84ddcbfbd10d>>
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
  readonly customer: {
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly lines: ReadonlyArray<{
    readonly id: string;
    readonly product: {
      readonly id: string;
      readonly maxPerCustomer: string | null | undefined;
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
},
v1 = [
  (v0/*:: as any*/)
];
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
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": (v1/*:: as any*/),
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
              "kind": "ScalarField",
              "name": "maxPerCustomer",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Product",
              "kind": "LinkedField",
              "name": "parent",
              "plural": false,
              "selections": (v1/*:: as any*/),
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

(node as any).hash = "13ea6fe3fbe561ca0aafc1f1ce8be1c1";

export default node;
