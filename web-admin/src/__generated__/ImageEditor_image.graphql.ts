/**
 * @generated SignedSource<<7dc4cec188cee6a1e637c3aa88e68b43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImageEditor_image$data = {
  readonly id: string;
  readonly imageUrl: string;
  readonly name: string;
  readonly version: number;
  readonly " $fragmentType": "ImageEditor_image";
};
export type ImageEditor_image$key = {
  readonly " $data"?: ImageEditor_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImageEditor_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImageEditor_image",
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
      "name": "version",
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
      "name": "imageUrl",
      "storageKey": null
    }
  ],
  "type": "Image",
  "abstractKey": null
};

(node as any).hash = "62e82ffc3aff1004dfdaa450c6dccb5a";

export default node;
