/**
 * @generated SignedSource<<3098307e17c93bcd3038a34da76d5bfe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "HKD" | "JPY" | "THB" | "TWD" | "USD" | "%future added value";
export type PaymentChannel = "ATM" | "CARD" | "CVS" | "WALLET" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProviderCard_setting$data = {
  readonly capturesLater: boolean;
  readonly channels: ReadonlyArray<PaymentChannel>;
  readonly credentialsSetAt: string | null | undefined;
  readonly currency: Currency;
  readonly enabled: boolean;
  readonly isTest: boolean;
  readonly version: number;
  readonly " $fragmentType": "ProviderCard_setting";
};
export type ProviderCard_setting$key = {
  readonly " $data"?: ProviderCard_setting$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderCard_setting">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderCard_setting",
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
      "name": "channels",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "capturesLater",
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
  "type": "PaymentProviderSetting",
  "abstractKey": null
};

(node as any).hash = "3e4a6ede489e088dcb4b2961cf5c1202";

export default node;
