/**
 * @generated SignedSource<<d1e1c2a8c4358b18cdc7792bf8d02bd3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StoreChain = "FAMILY" | "UNIMART" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CarrierCard_setting$data = {
  readonly chains: ReadonlyArray<StoreChain>;
  readonly credentialsSetAt: string | null | undefined;
  readonly enabled: boolean;
  readonly isTest: boolean;
  readonly senderName: string;
  readonly senderPhone: string;
  readonly version: number;
  readonly " $fragmentType": "CarrierCard_setting";
};
export type CarrierCard_setting$key = {
  readonly " $data"?: CarrierCard_setting$data;
  readonly " $fragmentSpreads": FragmentRefs<"CarrierCard_setting">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CarrierCard_setting",
  "selections": [
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
      "name": "enabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chains",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "senderName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "senderPhone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "credentialsSetAt",
      "storageKey": null
    }
  ],
  "type": "CarrierSetting",
  "abstractKey": null
};

(node as any).hash = "2efc81ee2a8c6c16d8b006553534b6da";

export default node;
