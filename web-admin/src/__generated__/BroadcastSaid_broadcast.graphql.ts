/**
 * @generated SignedSource<<27c19b1a5d32fe1c104d623be22fffb1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BroadcastSaid_broadcast$data = {
  readonly imageUrl: string | null | undefined;
  readonly products: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly text: string;
  readonly " $fragmentType": "BroadcastSaid_broadcast";
};
export type BroadcastSaid_broadcast$key = {
  readonly " $data"?: BroadcastSaid_broadcast$data;
  readonly " $fragmentSpreads": FragmentRefs<"BroadcastSaid_broadcast">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BroadcastSaid_broadcast",
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

(node as any).hash = "8f86f07730475626e87343f32238265b";

export default node;
