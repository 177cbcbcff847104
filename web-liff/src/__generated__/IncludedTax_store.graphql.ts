/**
 * @generated SignedSource<<4e00a2ea845c14da2021779f3ec71c85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IncludedTax_store$data = {
  readonly taxNumber: string;
  readonly taxPercent: string | null | undefined;
  readonly " $fragmentType": "IncludedTax_store";
};
export type IncludedTax_store$key = {
  readonly " $data"?: IncludedTax_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"IncludedTax_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IncludedTax_store",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxNumber",
      "storageKey": null
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "e2a84f41648002a887b91d942c61e04c";

export default node;
