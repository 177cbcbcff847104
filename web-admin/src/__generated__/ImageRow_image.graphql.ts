/**
 * @generated SignedSource<<0b50841ea9ca8a6c66219232dfee5f01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImageRow_image$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"Thumbnail_image">;
  readonly " $fragmentType": "ImageRow_image";
};
export type ImageRow_image$key = {
  readonly " $data"?: ImageRow_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImageRow_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImageRow_image",
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

(node as any).hash = "f8f1691e1817a65573852816a678f08a";

export default node;
