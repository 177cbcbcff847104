/**
 * @generated SignedSource<<0aa43eb5171b4dbf65a0d21e423e4b93>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Thumbnail_image$data = {
  readonly imageUrl: string;
  readonly large: string;
  readonly name: string;
  readonly " $fragmentType": "Thumbnail_image";
};
export type Thumbnail_image$key = {
  readonly " $data"?: Thumbnail_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"Thumbnail_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Thumbnail_image",
  "selections": [
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
    }
  ],
  "type": "Image",
  "abstractKey": null
};

(node as any).hash = "8cee208fdcb5bc1af179784b85744816";

export default node;
