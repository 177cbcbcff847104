/**
 * @generated SignedSource<<a03e2eb59036ac7d2577c6eb336abf89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImageCard_image$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"Thumbnail_image">;
  readonly " $fragmentType": "ImageCard_image";
};
export type ImageCard_image$key = {
  readonly " $data"?: ImageCard_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImageCard_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImageCard_image",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "Thumbnail_image"
    }
  ],
  "type": "Image",
  "abstractKey": null
};

(node as any).hash = "4ea595ce2c51cecfbdb24139e919deb3";

export default node;
