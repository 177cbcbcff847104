/**
 * @generated SignedSource<<e6cffa07a9cea7c193cabf888cc2db33>>
 * @relayHash 6d5c3e14e2063118d84efe2624533706
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75b08825133ddf7031379dc4160fb2cb2ab7454deefa93fe4f67772304970bd5

import type { ConcreteRequest } from 'relay-runtime';
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
    "id": "75b08825133ddf7031379dc4160fb2cb2ab7454deefa93fe4f67772304970bd5",
    "metadata": {},
    "name": "ProductSectionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5d8e3fd36e98ef91af6a9dee4b63b75a";

export default node;
