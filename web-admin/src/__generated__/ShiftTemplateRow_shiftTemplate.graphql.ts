/**
 * @generated SignedSource<<2def695ea326cf3d6495db7e27f623d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShiftTemplateRow_shiftTemplate$data = {
  readonly endTime: string;
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly startTime: string;
  readonly " $fragmentType": "ShiftTemplateRow_shiftTemplate";
};
export type ShiftTemplateRow_shiftTemplate$key = {
  readonly " $data"?: ShiftTemplateRow_shiftTemplate$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShiftTemplateRow_shiftTemplate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShiftTemplateRow_shiftTemplate",
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

(node as any).hash = "1541d804bae085fc66457db98321dc33";

export default node;
