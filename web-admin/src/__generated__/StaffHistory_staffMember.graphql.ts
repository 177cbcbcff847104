/**
 * @generated SignedSource<<d7fff9e16fd613f8e07a06809df0a187>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StaffHistory_staffMember$data = {
  readonly history: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"History_entries">;
  }>;
  readonly " $fragmentType": "StaffHistory_staffMember";
};
export type StaffHistory_staffMember$key = {
  readonly " $data"?: StaffHistory_staffMember$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffHistory_staffMember">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StaffHistory_staffMember",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditEntry",
      "kind": "LinkedField",
      "name": "history",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "History_entries"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffMember",
  "abstractKey": null
};

(node as any).hash = "77d75d2cfc1c19ae61623911989c558a";

export default node;
