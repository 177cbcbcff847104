/**
 * @generated SignedSource<<d35b17f1172d96abd7e53641355aaca6>>
 * @relayHash ea179c0f78637649ac3a6ba1c6bdfa92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cc2eedf8865c05f46e9b46236387769029dd4cb0576e0535084325b6bc264c2

import type { ConcreteRequest } from 'relay-runtime';
export type CreateProductTypesInput = {
  productTypes: ReadonlyArray<ProductTypeDetailsInput>;
};
export type ProductTypeDetailsInput = {
  description?: string | null | undefined;
  name?: string | null | undefined;
};
export type useCreateProductTypesMutation$variables = {
  input: CreateProductTypesInput;
};
export type useCreateProductTypesMutation$data = {
  readonly createProductTypes: ReadonlyArray<{
    readonly id: string;
  }>;
};
export type useCreateProductTypesMutation = {
  response: useCreateProductTypesMutation$data;
  variables: useCreateProductTypesMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ProductType",
    "kind": "LinkedField",
    "name": "createProductTypes",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
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
    "name": "useCreateProductTypesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateProductTypesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6cc2eedf8865c05f46e9b46236387769029dd4cb0576e0535084325b6bc264c2",
    "metadata": {},
    "name": "useCreateProductTypesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "63d44abded6c75f14dc11b029e45d122";

export default node;
