/**
 * @generated SignedSource<<299b7b3accfd7a634780d3fccd7c5284>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerTable_customers$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerRow_customer">;
  readonly " $fragmentType": "CustomerTable_customers";
}>;
export type CustomerTable_customers$key = ReadonlyArray<{
  readonly " $data"?: CustomerTable_customers$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerTable_customers">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CustomerTable_customers",
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
      "name": "CustomerRow_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "fa0b8749dabb9261b264660a7d58a608";

export default node;
