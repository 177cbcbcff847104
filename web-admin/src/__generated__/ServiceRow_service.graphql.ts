/**
 * @generated SignedSource<<94eb83791f328bfe9d4885d95b529cb6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ServiceRow_service$data = {
  readonly durationMinutes: number;
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly price: string;
  readonly staffCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"Abbreviation_service">;
  readonly " $fragmentType": "ServiceRow_service";
};
export type ServiceRow_service$key = {
  readonly " $data"?: ServiceRow_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceRow_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ServiceRow_service",
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
      "name": "durationMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "staffCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Abbreviation_service"
    }
  ],
  "type": "Service",
  "abstractKey": null
};

(node as any).hash = "1643a7e69f00c21628a25e0d71c211ce";

export default node;
