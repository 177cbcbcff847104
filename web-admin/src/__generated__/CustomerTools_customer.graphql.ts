/**
 * @generated SignedSource<<240a1c265077aecd5662a5ff4b3d9f56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerTools_customer$data = {
  readonly block: {
    readonly " $fragmentSpreads": FragmentRefs<"UnblockDialog_block">;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly usesLine: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"BlockDialog_customer">;
  readonly " $fragmentType": "CustomerTools_customer";
};
export type CustomerTools_customer$key = {
  readonly " $data"?: CustomerTools_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerTools_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerTools_customer",
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
      "concreteType": "CustomerBlock",
      "kind": "LinkedField",
      "name": "block",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UnblockDialog_block"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BlockDialog_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "c54f369f08927afb187ce44f26b68446";

export default node;
