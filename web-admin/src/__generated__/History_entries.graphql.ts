/**
 * @generated SignedSource<<d35acbea7c44bbc1ee66997930642004>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type History_entries$data = ReadonlyArray<{
  readonly action: string;
  readonly apiTokenName: string | null | undefined;
  readonly at: string;
  readonly changes: ReadonlyArray<{
    readonly field: string;
    readonly " $fragmentSpreads": FragmentRefs<"HistoryChange_change">;
  }>;
  readonly id: string;
  readonly staffMember: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "History_entries";
}>;
export type History_entries$key = ReadonlyArray<{
  readonly " $data"?: History_entries$data;
  readonly " $fragmentSpreads": FragmentRefs<"History_entries">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "History_entries",
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
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "apiTokenName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffMember",
      "kind": "LinkedField",
      "name": "staffMember",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HistoryChange_change"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
};

(node as any).hash = "7b8c917441124d215049752ea2759455";

export default node;
