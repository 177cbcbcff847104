/**
 * @generated SignedSource<<8e54ebba506d066c3d25f5fe8a2961dc>>
 * @relayHash 4834639b5f5e7409a341423a5212a18f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 793f4a1a1397e7e7ce25e3a273d4835b6af87d4917e7f605f9b96d42495aa2a2

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
    readonly " $fragmentSpreads": FragmentRefs<"ProductTypeEditor_productType" | "ProductTypeRow_productType">;
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
            "name": "ProductTypeRow_productType"
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
    "id": "793f4a1a1397e7e7ce25e3a273d4835b6af87d4917e7f605f9b96d42495aa2a2",
    "metadata": {},
    "name": "useUpdateProductTypeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cf59e2f6a530073a61f2145507f8f742";

export default node;
