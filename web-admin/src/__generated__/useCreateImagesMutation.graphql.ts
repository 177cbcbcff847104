/**
 * @generated SignedSource<<ac407354eabe97cad775405dbc67ee61>>
 * @relayHash ca879f532c4ea4de33a7c589e84f14c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad08dc82dff2d30be0c940354d4df6b52bd10279c4a08ad65d3fe6a330b82e6d

import type { ConcreteRequest } from 'relay-runtime';
export type CreateImagesInput = {
  images: ReadonlyArray<ImageDetailsInput>;
};
export type ImageDetailsInput = {
  image?: string | null | undefined;
  name?: string | null | undefined;
};
export type useCreateImagesMutation$variables = {
  input: CreateImagesInput;
};
export type useCreateImagesMutation$data = {
  readonly createImages: ReadonlyArray<{
    readonly id: string;
  }>;
};
export type useCreateImagesMutation = {
  response: useCreateImagesMutation$data;
  variables: useCreateImagesMutation$variables;
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
    "concreteType": "Image",
    "kind": "LinkedField",
    "name": "createImages",
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
    "name": "useCreateImagesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateImagesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ad08dc82dff2d30be0c940354d4df6b52bd10279c4a08ad65d3fe6a330b82e6d",
    "metadata": {},
    "name": "useCreateImagesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e3330c7ffb09bbc83577b10c4a5bffd0";

export default node;
