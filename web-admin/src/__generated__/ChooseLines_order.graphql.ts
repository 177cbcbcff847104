/**
 * @generated SignedSource<<d512f86f63e73886dfebdb5e7d239d13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChooseLines_order$data = {
  readonly canChange: {
    readonly allowed: boolean;
  };
  readonly customer: {
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly lines: ReadonlyArray<{
    readonly product: {
      readonly id: string;
      readonly parent: {
        readonly id: string;
      } | null | undefined;
    };
    readonly quantity: string;
  }>;
  readonly " $fragmentType": "ChooseLines_order";
};
export type ChooseLines_order$key = {
  readonly " $data"?: ChooseLines_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChooseLines_order">;
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
  "name": "ChooseLines_order",
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
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
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
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "e46dbd7907f103169ff99ba10be7a974";

export default node;
