/**
 * @generated SignedSource<<ea7b24b7368703ecd1052718db6e7781>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlockColumns_block$data = {
  readonly blockedBy: {
    readonly name: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly customer: {
    readonly erased: boolean;
    readonly id: string;
    readonly name: string;
  };
  readonly id: string;
  readonly note: string;
  readonly " $fragmentSpreads": FragmentRefs<"BlockActions_block">;
  readonly " $fragmentType": "BlockColumns_block";
};
export type BlockColumns_block$key = {
  readonly " $data"?: BlockColumns_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockColumns_block">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BlockColumns_block",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "erased",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffMember",
      "kind": "LinkedField",
      "name": "blockedBy",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BlockActions_block"
    }
  ],
  "type": "CustomerBlock",
  "abstractKey": null
};
})();

(node as any).hash = "86bb91b77c27e8e69abc89467d8490db";

export default node;
