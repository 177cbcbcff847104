/**
 * @generated SignedSource<<04e37b7aa32bafc4f840cb893e526e3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AudienceFields_query$data = {
  readonly productTypes: {
    readonly " $fragmentSpreads": FragmentRefs<"useTypeOptions_productTypes">;
  };
  readonly services: {
    readonly " $fragmentSpreads": FragmentRefs<"useServiceOptions_services">;
  };
  readonly " $fragmentType": "AudienceFields_query";
};
export type AudienceFields_query$key = {
  readonly " $data"?: AudienceFields_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AudienceFields_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AudienceFields_query",
  "selections": [
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "ProductTypeConnection",
      "kind": "LinkedField",
      "name": "productTypes",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useTypeOptions_productTypes"
        }
      ],
      "storageKey": "productTypes(first:20)"
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "ServiceConnection",
      "kind": "LinkedField",
      "name": "services",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useServiceOptions_services"
        }
      ],
      "storageKey": "services(first:20)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "fd53d5092d260143ca499c5932c0b073";

export default node;
