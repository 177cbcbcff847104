/**
 * @generated SignedSource<<37b38cea46a07fa74395cd7a30e58e4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TestSend_staffMember$data = {
  readonly lineCustomer: {
    readonly id: string;
    readonly name: string;
    readonly reachable: boolean | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "TestSend_staffMember";
};
export type TestSend_staffMember$key = {
  readonly " $data"?: TestSend_staffMember$data;
  readonly " $fragmentSpreads": FragmentRefs<"TestSend_staffMember">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TestSend_staffMember",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "lineCustomer",
      "plural": false,
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
          "name": "reachable",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffMember",
  "abstractKey": null
};

(node as any).hash = "30ed8ebcc73d6f94acb3d72d73e3af5e";

export default node;
