/**
 * @generated SignedSource<<ff3d554372396e17a8acffb412386c06>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImageTable_images$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ImageRow_image">;
  readonly " $fragmentType": "ImageTable_images";
}>;
export type ImageTable_images$key = ReadonlyArray<{
  readonly " $data"?: ImageTable_images$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImageTable_images">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ImageTable_images",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImageRow_image"
    }
  ],
  "type": "Image",
  "abstractKey": null
};

(node as any).hash = "e3d8127def1979daab8e1b08583adeba";

export default node;
