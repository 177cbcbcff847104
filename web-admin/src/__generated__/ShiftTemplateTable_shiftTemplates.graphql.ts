/**
 * @generated SignedSource<<1d87631010669d6bd19d325de73603a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShiftTemplateTable_shiftTemplates$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ShiftTemplateRow_shiftTemplate">;
  readonly " $fragmentType": "ShiftTemplateTable_shiftTemplates";
}>;
export type ShiftTemplateTable_shiftTemplates$key = ReadonlyArray<{
  readonly " $data"?: ShiftTemplateTable_shiftTemplates$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShiftTemplateTable_shiftTemplates">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ShiftTemplateTable_shiftTemplates",
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
      "name": "ShiftTemplateRow_shiftTemplate"
    }
  ],
  "type": "ShiftTemplate",
  "abstractKey": null
};

(node as any).hash = "b7934506391fd8f85d33cf230cab88f3";

export default node;
