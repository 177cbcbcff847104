/**
 * @generated SignedSource<<ea4749a733540b61a2597933f30977a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentEntryState = "AUTHORIZED" | "CANCELLED" | "CAPTURED" | "EXPIRED" | "FAILED" | "PENDING" | "%future added value";
export type PaymentKind = "ADJUSTMENT" | "CARD" | "CASH" | "COD" | "CONVENIENCE_STORE" | "OTHER" | "PART" | "TRANSFER" | "WALLET" | "%future added value";
export type PaymentProvider = "ECPAY" | "LINE_PAY" | "MANUAL" | "STRIPE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaymentEntry_payment$data = {
  readonly amount: string;
  readonly canRefund: {
    readonly allowed: boolean;
  };
  readonly canVoid: {
    readonly allowed: boolean;
  };
  readonly channel: string;
  readonly createdAt: string;
  readonly declared: boolean;
  readonly disputedAt: string | null | undefined;
  readonly id: string;
  readonly kind: PaymentKind;
  readonly note: string;
  readonly provider: PaymentProvider | null | undefined;
  readonly receivedAt: string | null | undefined;
  readonly recordedBy: {
    readonly name: string;
  } | null | undefined;
  readonly reference: string | null | undefined;
  readonly refunds: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"RefundEntry_refund">;
  }>;
  readonly state: PaymentEntryState;
  readonly " $fragmentSpreads": FragmentRefs<"AuthorizationActions_payment" | "RefundDialog_payment">;
  readonly " $fragmentType": "PaymentEntry_payment";
};
export type PaymentEntry_payment$key = {
  readonly " $data"?: PaymentEntry_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentEntry_payment">;
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
  "name": "PaymentEntry_payment",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "provider",
      "storageKey": null
    },
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
      "name": "channel",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "declared",
      "storageKey": null
    },
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
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disputedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receivedAt",
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
      "concreteType": "StaffMember",
      "kind": "LinkedField",
      "name": "recordedBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Refund",
      "kind": "LinkedField",
      "name": "refunds",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RefundEntry_refund"
        }
      ],
      "storageKey": null
    },
    {
      "alias": "canRefund",
      "args": [
        {
          "kind": "Literal",
          "name": "action",
          "value": "REFUND"
        }
      ],
      "concreteType": "Permission",
      "kind": "LinkedField",
      "name": "can",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "can(action:\"REFUND\")"
    },
    {
      "alias": "canVoid",
      "args": [
        {
          "kind": "Literal",
          "name": "action",
          "value": "VOID"
        }
      ],
      "concreteType": "Permission",
      "kind": "LinkedField",
      "name": "can",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "can(action:\"VOID\")"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RefundDialog_payment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AuthorizationActions_payment"
    }
  ],
  "type": "Payment",
  "abstractKey": null
};
})();

(node as any).hash = "673402b20ae6d99373068506f794695a";

export default node;
