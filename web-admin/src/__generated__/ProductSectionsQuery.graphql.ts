/**
 * @generated SignedSource<<d2baf444eac0c5bf3308e52d33d7dc32>>
 * @relayHash 5b203ee3598563cc2404531132ce4ab0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b99d676426e271494b44205fa66145dccfe277ad5a4b7a39dde981f5f0f68ae6

import type { ConcreteRequest } from 'relay-runtime';
export type DayRange = {
  from: string;
  to: string;
};
export type ProductSectionsQuery$variables = {
  range: DayRange;
};
export type ProductSectionsQuery$data = {
  readonly report: {
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
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "range"
  }
],
v1 = [
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
v2 = [
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
        "concreteType": "ProductFigures",
        "kind": "LinkedField",
        "name": "products",
        "plural": true,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ProductFigures",
        "kind": "LinkedField",
        "name": "productTypes",
        "plural": true,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ProductSectionsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProductSectionsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "b99d676426e271494b44205fa66145dccfe277ad5a4b7a39dde981f5f0f68ae6",
    "metadata": {},
    "name": "ProductSectionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "51d494bd37fb8ae2c6305c5fd836b783";

export default node;
