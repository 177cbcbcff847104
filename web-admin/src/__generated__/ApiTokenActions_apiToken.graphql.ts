/**
 * @generated SignedSource<<80b42f33b9ff20152bf56cc90d78aad6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApiTokenState = "ACTIVE" | "EXPIRED" | "REVOKED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ApiTokenActions_apiToken$data = {
  readonly id: string;
  readonly name: string;
  readonly state: ApiTokenState;
  readonly " $fragmentType": "ApiTokenActions_apiToken";
};
export type ApiTokenActions_apiToken$key = {
  readonly " $data"?: ApiTokenActions_apiToken$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApiTokenActions_apiToken">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApiTokenActions_apiToken",
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
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "ApiToken",
  "abstractKey": null
};

(node as any).hash = "b16de59ddbf9959936b84739e4681a0f";

export default node;
