/**
 * @generated SignedSource<<027a5b161641e33a2409ea9e3cf6e642>>
 * @relayHash 913859190bf98f2ace3d96f7c08c887f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fed471b9dc242086a804118dcc67979f8961a8cacbcc3b1931745884d021e9ed

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "HKD" | "JPY" | "THB" | "TWD" | "USD" | "%future added value";
export type DayRange = {
  from: string;
  to: string;
};
export type ProductSectionsQuery$variables = {
  first?: number | null | undefined;
  range: DayRange;
};
export type ProductSectionsQuery$data = {
  readonly report: {
    readonly currency: Currency | null | undefined;
    readonly productCount: number;
    readonly productTypes: ReadonlyArray<{
      readonly gross: string;
      readonly lines: number;
      readonly name: string;
      readonly quantity: string;
    }>;
    readonly products: ReadonlyArray<{
      readonly gross: string;
      readonly lines: number;
      readonly name: string;
      readonly quantity: string;
    }>;
  };
};
export type ProductSectionsQuery = {
  response: ProductSectionsQuery$data;
  variables: ProductSectionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "range"
},
v2 = [
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
    "name": "lines",
    "storageKey": null
  },
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
    "kind": "ScalarField",
    "name": "gross",
    "storageKey": null
  }
],
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "range",
        "variableName": "range"
      }
    ],
    "concreteType": "Report",
    "kind": "LinkedField",
    "name": "report",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "currency",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "productCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "first",
            "variableName": "first"
          }
        ],
        "concreteType": "ProductFigures",
        "kind": "LinkedField",
        "name": "products",
        "plural": true,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ProductFigures",
        "kind": "LinkedField",
        "name": "productTypes",
        "plural": true,
        "selections": (v2/*:: as any*/),
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
    "name": "ProductSectionsQuery",
    "selections": (v3/*:: as any*/),
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
    "name": "ProductSectionsQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "fed471b9dc242086a804118dcc67979f8961a8cacbcc3b1931745884d021e9ed",
    "metadata": {},
    "name": "ProductSectionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "824eed248faee7801cd7dc7fea0f9745";

export default node;
