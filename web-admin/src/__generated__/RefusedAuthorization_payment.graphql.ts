/**
 * @generated SignedSource<<44e06dd4d1f924f62070cbecfa729fe3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuthorizationRequest = "CAPTURE" | "VOID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RefusedAuthorization_payment$data = {
  readonly amount: string;
  readonly currency: string | null | undefined;
  readonly expiresAt: string | null | undefined;
  readonly lastError: string | null | undefined;
  readonly order: {
    readonly buyerName: string;
    readonly customer: {
      readonly id: string;
    } | null | undefined;
    readonly number: number;
  } | null | undefined;
  readonly refusedRequest: AuthorizationRequest | null | undefined;
  readonly " $fragmentType": "RefusedAuthorization_payment";
};
export type RefusedAuthorization_payment$key = {
  readonly " $data"?: RefusedAuthorization_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefusedAuthorization_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefusedAuthorization_payment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
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
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastError",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refusedRequest",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "buyerName",
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "624878f50615aaec585e18a0d6ac767f";

export default node;
