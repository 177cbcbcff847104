/**
 * @generated SignedSource<<ffec9e2a4c65aa2bdd315a4f57fbabe1>>
 * @relayHash 5e971fc7953203d87b9125b8ad13295c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98639b20a77637391e7fe6665d6ce9f82ffbba9982526bb2494a8ad7fb692cb6

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
    readonly " $fragmentSpreads": FragmentRefs<"ImageEditor_image" | "ImageRow_image">;
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
            "name": "ImageRow_image"
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
    "id": "98639b20a77637391e7fe6665d6ce9f82ffbba9982526bb2494a8ad7fb692cb6",
    "metadata": {},
    "name": "useUpdateImageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "92afb34ac942896929db4fcba58f9cae";

export default node;
