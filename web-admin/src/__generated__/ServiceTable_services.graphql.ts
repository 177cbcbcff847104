/**
 * @generated SignedSource<<f0e0466df5ba5d127df4a3e1c40abf8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ServiceTable_services$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceRow_service">;
  readonly " $fragmentType": "ServiceTable_services";
}>;
export type ServiceTable_services$key = ReadonlyArray<{
  readonly " $data"?: ServiceTable_services$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceTable_services">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ServiceTable_services",
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
      "name": "ServiceRow_service"
    }
  ],
  "type": "Service",
  "abstractKey": null
};

(node as any).hash = "e0422a6f9d58b29b6cfb01d29aa9128b";

export default node;
