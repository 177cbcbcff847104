/**
 * @generated SignedSource<<fc6684688fabc9bda619e6b6b6959124>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StaffState = "DISABLED" | "DISMISSED" | "IN_SERVICE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StaffActions_staffMember$data = {
  readonly id: string;
  readonly name: string;
  readonly state: StaffState;
  readonly version: number;
  readonly " $fragmentType": "StaffActions_staffMember";
};
export type StaffActions_staffMember$key = {
  readonly " $data"?: StaffActions_staffMember$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffActions_staffMember">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StaffActions_staffMember",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "StaffMember",
  "abstractKey": null
};

(node as any).hash = "8612d829f6de80f7b85d3f456695444c";

export default node;
