/**
 * @generated SignedSource<<bbcb31f8f0b39c8ea20ab736f47ccd24>>
 * @relayHash a9ada9a64f5f2511909c4fa9628ca668
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 800a66ff0eb0a52ec9d9fcb5e95af66d5e2e1a903572ca727971a68aa6338bbf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateImageInput = {
  details: ImageDetailsInput;
  id: string;
  version?: number | null | undefined;
};
export type ImageDetailsInput = {
  image?: string | null | undefined;
  name?: string | null | undefined;
};
export type useUpdateImageMutation$variables = {
  input: UpdateImageInput;
};
export type useUpdateImageMutation$data = {
  readonly updateImage: {
    readonly " $fragmentSpreads": FragmentRefs<"ImageColumns_image" | "ImageEditor_image">;
  };
};
export type useUpdateImageMutation = {
  response: useUpdateImageMutation$data;
  variables: useUpdateImageMutation$variables;
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
    "name": "useUpdateImageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Image",
        "kind": "LinkedField",
        "name": "updateImage",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ImageColumns_image"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ImageEditor_image"
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
    "name": "useUpdateImageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Image",
        "kind": "LinkedField",
        "name": "updateImage",
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
            "name": "createdAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "imageUrl",
            "storageKey": null
          },
          {
            "alias": "large",
            "args": [
              {
                "kind": "Literal",
                "name": "variant",
                "value": "DETAIL"
              }
            ],
            "kind": "ScalarField",
            "name": "imageUrl",
            "storageKey": "imageUrl(variant:\"DETAIL\")"
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
    "id": "800a66ff0eb0a52ec9d9fcb5e95af66d5e2e1a903572ca727971a68aa6338bbf",
    "metadata": {},
    "name": "useUpdateImageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "57b437e0101f8fd86fd75d7f78d58e28";

export default node;
