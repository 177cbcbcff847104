/**
 * @generated SignedSource<<e004116f97ce905dda459dc925b84cd5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApiScope = "BOOKING_READ" | "BOOKING_WRITE" | "CUSTOMERS_READ" | "CUSTOMERS_WRITE" | "ORDERS_READ" | "ORDERS_WRITE" | "PRODUCTS_READ" | "PRODUCTS_WRITE" | "STORE_READ" | "STORE_WRITE" | "%future added value";
export type ApiTokenState = "ACTIVE" | "EXPIRED" | "REVOKED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ApiTokenColumns_apiToken$data = {
  readonly createdAt: string;
  readonly createdBy: {
    readonly name: string;
  };
  readonly expiresAt: string | null | undefined;
  readonly lastUsedAt: string | null | undefined;
  readonly name: string;
  readonly prefix: string;
  readonly scopes: ReadonlyArray<ApiScope>;
  readonly state: ApiTokenState;
  readonly " $fragmentSpreads": FragmentRefs<"ApiTokenActions_apiToken">;
  readonly " $fragmentType": "ApiTokenColumns_apiToken";
};
export type ApiTokenColumns_apiToken$key = {
  readonly " $data"?: ApiTokenColumns_apiToken$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApiTokenColumns_apiToken">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "ApiTokenColumns_apiToken",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prefix",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scopes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
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
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffMember",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApiTokenActions_apiToken"
    }
  ],
  "type": "ApiToken",
  "abstractKey": null
};
})();

(node as any).hash = "de84da8a7ca0fc2a5f9d918a2a4b707f";

export default node;
