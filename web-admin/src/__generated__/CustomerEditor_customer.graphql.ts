/**
 * @generated SignedSource<<f5762d4211069c3fa02a57500e5f8c55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DiscountKind = "PER_PRODUCT" | "WHOLE_CART" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CustomerEditor_customer$data = {
  readonly discounts: ReadonlyArray<{
    readonly id: string;
    readonly kind: DiscountKind;
    readonly name: string;
  }>;
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly phone: string;
  readonly version: number;
  readonly " $fragmentType": "CustomerEditor_customer";
};
export type CustomerEditor_customer$key = {
  readonly " $data"?: CustomerEditor_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerEditor_customer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerEditor_customer",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
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
      "concreteType": "Discount",
      "kind": "LinkedField",
      "name": "discounts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "5d675a2b294df8c22defbd46d2b22c17";

export default node;
