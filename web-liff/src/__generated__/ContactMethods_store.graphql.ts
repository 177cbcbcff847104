/**
 * @generated SignedSource<<79191536ef53bb7fc8071af044a0b49f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactMethods_store$data = {
  readonly address: string;
  readonly lineAccount: string;
  readonly mapUrl: string;
  readonly phone: string;
  readonly " $fragmentType": "ContactMethods_store";
};
export type ContactMethods_store$key = {
  readonly " $data"?: ContactMethods_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactMethods_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactMethods_store",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lineAccount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mapUrl",
      "storageKey": null
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "9c42775e18d4fb92b1793ac1ef35e294";

export default node;
