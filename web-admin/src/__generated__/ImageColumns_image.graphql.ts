/**
 * @generated SignedSource<<08576fb18685d655f00ff906a6e1b253>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImageColumns_image$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"Thumbnail_image">;
  readonly " $fragmentType": "ImageColumns_image";
};
export type ImageColumns_image$key = {
  readonly " $data"?: ImageColumns_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImageColumns_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImageColumns_image",
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

(node as any).hash = "2c9012781feba1d70783a1d6fcc90c48";

export default node;
