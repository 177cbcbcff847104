/**
 * @generated SignedSource<<f3ffba467210516ac805132417621a8a>>
 * @relayHash dddffdcd16f18bec48cc166f1970800f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8838c24c2a5a9754a496454b62f603f1d5d31fa3ef099d4acf61445d99115be2

import type { ConcreteRequest } from 'relay-runtime';
export type UploadImageInput = {
  image: string;
};
export type useUploadImageMutation$variables = {
  input: UploadImageInput;
};
export type useUploadImageMutation$data = {
  readonly uploadImage: {
    readonly imageUrl: string;
  };
};
export type useUploadImageMutation = {
  response: useUploadImageMutation$data;
  variables: useUploadImageMutation$variables;
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
    "concreteType": "UploadedImage",
    "kind": "LinkedField",
    "name": "uploadImage",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "imageUrl",
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
    "name": "useUploadImageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUploadImageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8838c24c2a5a9754a496454b62f603f1d5d31fa3ef099d4acf61445d99115be2",
    "metadata": {},
    "name": "useUploadImageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "12c5581c3f9086935d63589121148b2a";

export default node;
