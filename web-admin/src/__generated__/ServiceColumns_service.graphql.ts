/**
 * @generated SignedSource<<07503c67be0c92db33e0d0a0e7fcc38f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ServiceColumns_service$data = {
  readonly durationMinutes: number;
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly price: string;
  readonly staffCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"Abbreviation_service">;
  readonly " $fragmentType": "ServiceColumns_service";
};
export type ServiceColumns_service$key = {
  readonly " $data"?: ServiceColumns_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceColumns_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ServiceColumns_service",
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

(node as any).hash = "cc28e97ed83830a590e12da0d61310d8";

export default node;
