/**
 * @generated SignedSource<<3987c0d46348176737f73b44603439f3>>
 * @relayHash 1b66a0c99dd1774a153dbed7425afcf1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb4645cfcb451fc914517aad7a626e8f51464564f5b0f4259bfb92d179e2838d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateProductTypeInput = {
  details: ProductTypeDetailsInput;
  id: string;
  version?: number | null | undefined;
};
export type ProductTypeDetailsInput = {
  description?: string | null | undefined;
  name?: string | null | undefined;
};
export type useUpdateProductTypeMutation$variables = {
  input: UpdateProductTypeInput;
};
export type useUpdateProductTypeMutation$data = {
  readonly updateProductType: {
    readonly " $fragmentSpreads": FragmentRefs<"ProductTypeColumns_productType" | "ProductTypeEditor_productType">;
  };
};
export type useUpdateProductTypeMutation = {
  response: useUpdateProductTypeMutation$data;
  variables: useUpdateProductTypeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateProductTypeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ProductType",
        "kind": "LinkedField",
        "name": "updateProductType",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProductTypeColumns_productType"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProductTypeEditor_productType"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateProductTypeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ProductType",
        "kind": "LinkedField",
        "name": "updateProductType",
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
            "name": "description",
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
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fb4645cfcb451fc914517aad7a626e8f51464564f5b0f4259bfb92d179e2838d",
    "metadata": {},
    "name": "useUpdateProductTypeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dc6a4f9cbd9858bbf7d7978d72eaf09b";

export default node;
