/**
 * @generated SignedSource<<41ba4d0240ef6487f3ca54a871cad8c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShiftTemplateEditor_shiftTemplate$data = {
  readonly endTime: string;
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly startTime: string;
  readonly version: number;
  readonly " $fragmentType": "ShiftTemplateEditor_shiftTemplate";
};
export type ShiftTemplateEditor_shiftTemplate$key = {
  readonly " $data"?: ShiftTemplateEditor_shiftTemplate$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShiftTemplateEditor_shiftTemplate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShiftTemplateEditor_shiftTemplate",
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
      "name": "version",
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

(node as any).hash = "700365eb55416d2c1c57d99e09a7eb9d";

export default node;
