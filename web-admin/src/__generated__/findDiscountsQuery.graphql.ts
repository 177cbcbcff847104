/**
 * @generated SignedSource<<447c8b2c5bd91035a5fdf9d63cd45021>>
 * @relayHash 88cfd06a082cc36b3b645406c6cc5e2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 084f222c27a4dbc4cd6241ff7feb838e8fdd80dbef336a7851afd890021027ca

import type { ConcreteRequest } from 'relay-runtime';
export type DiscountAudience = "CUSTOMER" | "PRODUCT" | "%future added value";
export type DiscountKind = "PER_PRODUCT" | "WHOLE_CART" | "%future added value";
export type DiscountState = "DISABLED" | "ENABLED" | "FROZEN" | "%future added value";
export type DiscountFilter = {
  audience?: DiscountAudience | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  kinds?: ReadonlyArray<DiscountKind> | null | undefined;
  name?: string | null | undefined;
  states?: ReadonlyArray<DiscountState> | null | undefined;
};
export type findDiscountsQuery$variables = {
  count: number;
  filter: DiscountFilter;
};
export type findDiscountsQuery$data = {
  readonly found: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly kind: DiscountKind;
        readonly name: string;
      };
    }>;
  };
};
export type findDiscountsQuery = {
  response: findDiscountsQuery$data;
  variables: findDiscountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "count"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = [
  {
    "alias": "found",
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "count"
      }
    ],
    "concreteType": "DiscountConnection",
    "kind": "LinkedField",
    "name": "discounts",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DiscountEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Discount",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
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
                "name": "kind",
                "storageKey": null
              }
            ],
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "findDiscountsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "findDiscountsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "084f222c27a4dbc4cd6241ff7feb838e8fdd80dbef336a7851afd890021027ca",
    "metadata": {},
    "name": "findDiscountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6b3bd5e27b639e3dd6767176103ca3dc";

export default node;
