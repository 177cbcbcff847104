/**
 * @generated SignedSource<<8694e5dcaaf527bb710df107e5557ca3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerHead_customer$data = {
  readonly block: {
    readonly note: string;
  } | null | undefined;
  readonly name: string;
  readonly phone: string;
  readonly reachable: boolean | null | undefined;
  readonly usesLine: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerDiscounts_customer">;
  readonly " $fragmentType": "CustomerHead_customer";
};
export type CustomerHead_customer$key = {
  readonly " $data"?: CustomerHead_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerHead_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerHead_customer",
  "selections": [
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
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usesLine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reachable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerBlock",
      "kind": "LinkedField",
      "name": "block",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerDiscounts_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "24857b64068205c44cfd5afdbe548720";

export default node;
