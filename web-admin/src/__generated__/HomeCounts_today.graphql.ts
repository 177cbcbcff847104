/**
 * @generated SignedSource<<2b8299a917eaa54601c673a81964631c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeCounts_today$data = {
  readonly appointmentsToConfirm: number;
  readonly lowStock: number;
  readonly ordersToAdvance: number;
  readonly transfersToCheck: number;
  readonly " $fragmentType": "HomeCounts_today";
};
export type HomeCounts_today$key = {
  readonly " $data"?: HomeCounts_today$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeCounts_today">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeCounts_today",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "appointmentsToConfirm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ordersToAdvance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "transfersToCheck",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lowStock",
      "storageKey": null
    }
  ],
  "type": "Today",
  "abstractKey": null
};

(node as any).hash = "bbffd1dbe2d95d554fa59cb34dfd88b1";

export default node;
