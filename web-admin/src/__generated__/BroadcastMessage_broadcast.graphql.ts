/**
 * @generated SignedSource<<4d1cbb0c5cb3c2481e52569cc1a3b770>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BroadcastMessage_broadcast$data = {
  readonly imageUrl: string | null | undefined;
  readonly products: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly text: string;
  readonly " $fragmentType": "BroadcastMessage_broadcast";
};
export type BroadcastMessage_broadcast$key = {
  readonly " $data"?: BroadcastMessage_broadcast$data;
  readonly " $fragmentSpreads": FragmentRefs<"BroadcastMessage_broadcast">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BroadcastMessage_broadcast",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
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
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "products",
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
  ],
  "type": "Broadcast",
  "abstractKey": null
};

(node as any).hash = "6260a8a7b2d432ae642cb5b643ca2c07";

export default node;
