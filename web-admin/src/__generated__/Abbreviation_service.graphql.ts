/**
 * @generated SignedSource<<de48964817871a32f956ad377f6a60b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Abbreviation_service$data = {
  readonly abbreviation: string;
  readonly shownAbbreviation: string;
  readonly " $fragmentType": "Abbreviation_service";
};
export type Abbreviation_service$key = {
  readonly " $data"?: Abbreviation_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"Abbreviation_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Abbreviation_service",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "abbreviation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shownAbbreviation",
      "storageKey": null
    }
  ],
  "type": "Service",
  "abstractKey": null
};

(node as any).hash = "70e311b8a5e83153a3da5cb50d4600f6";

export default node;
