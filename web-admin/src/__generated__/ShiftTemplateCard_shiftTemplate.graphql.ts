/**
 * @generated SignedSource<<22148a8137504691f41b7d016e8b9f59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShiftTemplateCard_shiftTemplate$data = {
  readonly endTime: string;
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly startTime: string;
  readonly " $fragmentType": "ShiftTemplateCard_shiftTemplate";
};
export type ShiftTemplateCard_shiftTemplate$key = {
  readonly " $data"?: ShiftTemplateCard_shiftTemplate$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShiftTemplateCard_shiftTemplate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShiftTemplateCard_shiftTemplate",
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
      "name": "startTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    }
  ],
  "type": "ShiftTemplate",
  "abstractKey": null
};

(node as any).hash = "c39f33aa1d4bf7a101fc8cb21d4811ee";

export default node;
