/**
 * @generated SignedSource<<81cb23204001f5185f936805e2105fe7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PreferenceKind = "ALERTS" | "CALENDAR" | "TABLE" | "VIEW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PreferenceSync_viewer$data = {
  readonly preferences: ReadonlyArray<{
    readonly isOwn: boolean;
    readonly kind: PreferenceKind;
    readonly name: string;
    readonly ownerName: string;
    readonly shared: boolean;
    readonly subject: string;
    readonly value: string;
  }>;
  readonly staffMember: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "PreferenceSync_viewer";
};
export type PreferenceSync_viewer$key = {
  readonly " $data"?: PreferenceSync_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreferenceSync_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreferenceSync_viewer",
  "selections": [
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
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffPreference",
      "kind": "LinkedField",
      "name": "preferences",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subject",
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
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shared",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOwn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ownerName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3c07bda25057ab1d20b16da730f9afa5";

export default node;
