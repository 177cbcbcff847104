/**
 * @generated SignedSource<<ce8b88da9f4667fa0b9ceb399056ac8b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrackingDialog_parcel$data = {
  readonly carrier: string;
  readonly id: string;
  readonly number: number;
  readonly order: {
    readonly number: number;
  };
  readonly trackingLink: string;
  readonly trackingNumber: string;
  readonly version: number;
  readonly " $fragmentType": "TrackingDialog_parcel";
};
export type TrackingDialog_parcel$key = {
  readonly " $data"?: TrackingDialog_parcel$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrackingDialog_parcel">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrackingDialog_parcel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "carrier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trackingNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trackingLink",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Parcel",
  "abstractKey": null
};
})();

(node as any).hash = "0fcbdb7d9b8fc610d394436d9393389b";

export default node;
