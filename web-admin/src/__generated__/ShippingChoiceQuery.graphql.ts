/**
 * @generated SignedSource<<3362f96736c0085c2139172cc64953de>>
 * @relayHash 1404beed36bd98680bae35d9c534d623
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9796ca20eb098ff9f68f9259d1bf6968bf03b15cf3af8e5cf902394db084a851

import type { ConcreteRequest } from 'relay-runtime';
export type ShippingChoiceQuery$variables = Record<PropertyKey, never>;
export type ShippingChoiceQuery$data = {
  readonly store: {
    readonly id: string;
    readonly shippingMethods: ReadonlyArray<{
      readonly fee: string;
      readonly hasSlots: boolean;
      readonly id: string;
      readonly name: string;
    }>;
  } | null | undefined;
};
export type ShippingChoiceQuery = {
  response: ShippingChoiceQuery$data;
  variables: ShippingChoiceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Store",
    "kind": "LinkedField",
    "name": "store",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "ShippingMethod",
        "kind": "LinkedField",
        "name": "shippingMethods",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
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
            "name": "fee",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasSlots",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ShippingChoiceQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ShippingChoiceQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9796ca20eb098ff9f68f9259d1bf6968bf03b15cf3af8e5cf902394db084a851",
    "metadata": {},
    "name": "ShippingChoiceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e38376fbee91f4605655b2b83c9e6419";

export default node;
