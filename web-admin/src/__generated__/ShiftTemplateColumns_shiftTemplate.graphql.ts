/**
 * @generated SignedSource<<c026fa1578640137a5ccab6e437ec7b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShiftTemplateColumns_shiftTemplate$data = {
  readonly endTime: string;
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly startTime: string;
  readonly " $fragmentType": "ShiftTemplateColumns_shiftTemplate";
};
export type ShiftTemplateColumns_shiftTemplate$key = {
  readonly " $data"?: ShiftTemplateColumns_shiftTemplate$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShiftTemplateColumns_shiftTemplate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShiftTemplateColumns_shiftTemplate",
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

(node as any).hash = "5734a914841800dc985e6bbc19469797";

export default node;
