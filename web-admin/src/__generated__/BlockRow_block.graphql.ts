/**
 * @generated SignedSource<<88c5b906b962ce39759ba593450e50f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlockRow_block$data = {
  readonly blockedBy: {
    readonly name: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly customer: {
    readonly id: string;
    readonly name: string;
  };
  readonly id: string;
  readonly note: string;
  readonly " $fragmentSpreads": FragmentRefs<"BlockActions_block">;
  readonly " $fragmentType": "BlockRow_block";
};
export type BlockRow_block$key = {
  readonly " $data"?: BlockRow_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockRow_block">;
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
  "name": "BlockRow_block",
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

(node as any).hash = "74c5ad6ea6ae4e943dccbca361ee6c3e";

export default node;
