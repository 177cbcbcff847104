/**
 * @generated SignedSource<<68aa7f3088ac11e9a9246efada0b15b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TypeTabs_types$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly name: string;
    };
  }>;
  readonly " $fragmentType": "TypeTabs_types";
};
export type TypeTabs_types$key = {
  readonly " $data"?: TypeTabs_types$data;
  readonly " $fragmentSpreads": FragmentRefs<"TypeTabs_types">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TypeTabs_types",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductTypeEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductType",
          "kind": "LinkedField",
          "name": "node",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductTypeConnection",
  "abstractKey": null
};

(node as any).hash = "33133fb59f38a495b8bd331af172c840";

export default node;
