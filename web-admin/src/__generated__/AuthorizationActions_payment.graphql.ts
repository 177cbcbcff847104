/**
 * @generated SignedSource<<cfb248cbbb620446cca785d32d144dd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuthorizationRequest = "CAPTURE" | "VOID" | "%future added value";
export type PaymentEntryState = "AUTHORIZED" | "CANCELLED" | "CAPTURED" | "EXPIRED" | "FAILED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AuthorizationActions_payment$data = {
  readonly canCapture: {
    readonly allowed: boolean;
  };
  readonly canRelease: {
    readonly allowed: boolean;
  };
  readonly capturesLater: boolean;
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly lastError: string | null | undefined;
  readonly requested: AuthorizationRequest | null | undefined;
  readonly state: PaymentEntryState;
  readonly " $fragmentType": "AuthorizationActions_payment";
};
export type AuthorizationActions_payment$key = {
  readonly " $data"?: AuthorizationActions_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuthorizationActions_payment">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "allowed",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuthorizationActions_payment",
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
      "name": "state",
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
      "name": "requested",
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
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": "canCapture",
      "args": [
        {
          "kind": "Literal",
          "name": "action",
          "value": "CAPTURE"
        }
      ],
      "concreteType": "Permission",
      "kind": "LinkedField",
      "name": "can",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": "can(action:\"CAPTURE\")"
    },
    {
      "alias": "canRelease",
      "args": [
        {
          "kind": "Literal",
          "name": "action",
          "value": "VOID_AUTHORIZATION"
        }
      ],
      "concreteType": "Permission",
      "kind": "LinkedField",
      "name": "can",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": "can(action:\"VOID_AUTHORIZATION\")"
    }
  ],
  "type": "Payment",
  "abstractKey": null
};
})();

(node as any).hash = "f6d33f951402be30aea26d8f236fd617";

export default node;
