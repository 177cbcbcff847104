/**
 * @generated SignedSource<<2ecce3dc70da7a9154f57fa45839b52d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuthorizationRequest = "CAPTURE" | "VOID" | "%future added value";
export type PaymentKind = "ADJUSTMENT" | "CARD" | "CASH" | "COD" | "CONVENIENCE_STORE" | "OTHER" | "PART" | "TRANSFER" | "WALLET" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RefusedAuthorization_payment$data = {
  readonly amount: string;
  readonly canCapture: {
    readonly allowed: boolean;
  };
  readonly canRelease: {
    readonly allowed: boolean;
  };
  readonly currency: string | null | undefined;
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly kind: PaymentKind;
  readonly lastError: string | null | undefined;
  readonly order: {
    readonly buyerName: string;
    readonly customer: {
      readonly erased: boolean;
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
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
  "name": "RefusedAuthorization_payment",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
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
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "erased",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
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
      "selections": (v1/*:: as any*/),
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
      "selections": (v1/*:: as any*/),
      "storageKey": "can(action:\"VOID_AUTHORIZATION\")"
    }
  ],
  "type": "Payment",
  "abstractKey": null
};
})();

(node as any).hash = "8257439c98363ef8484e45ffd7e6dcc3";

export default node;
