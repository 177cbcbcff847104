/**
 * @generated SignedSource<<e243fd5e96264f4281da6f6fe8f146aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductColumns_product$data = {
  readonly code: string;
  readonly description: string;
  readonly hasVariants: boolean;
  readonly id: string;
  readonly imageUrl: string | null | undefined;
  readonly name: string;
  readonly price: string;
  readonly topPick: boolean;
  readonly types: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly variantCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"ProductActions_product" | "ProductDiscounts_product" | "ProductStateTag_product" | "ProductStock_product">;
  readonly " $fragmentType": "ProductColumns_product";
};
export type ProductColumns_product$key = {
  readonly " $data"?: ProductColumns_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductColumns_product">;
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
  "name": "ProductColumns_product",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
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
      "name": "hasVariants",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "variantCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "topPick",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductType",
      "kind": "LinkedField",
      "name": "types",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductStock_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductDiscounts_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductStateTag_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductActions_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "de37022b612aca189e44d4db7c962cae";

export default node;
