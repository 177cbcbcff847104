/**
 * @generated SignedSource<<7cff109e9b20a5b4ca6f2320f6008510>>
 * @relayHash 174b9244f953ffb5364bcadfa6f19a9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b7b85a81141cb44424f56a5bcece21c6405560608f612d7794c24d4e100c4e9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoticeKind = "APPOINTMENT_CANCELLED" | "APPOINTMENT_CONFIRMED" | "APPOINTMENT_MOVED" | "APPOINTMENT_REMINDER" | "APPOINTMENT_REQUESTED" | "ORDER_ADVANCED" | "ORDER_CANCELLED" | "ORDER_RECEIVED" | "PAYMENT_DUE" | "PAYMENT_RECORDED" | "REFUND_RECORDED" | "%future added value";
export type UpdateStoreInput = {
  details: StoreDetailsInput;
  id: string;
  version?: number | null | undefined;
};
export type StoreDetailsInput = {
  address?: string | null | undefined;
  bankAccount?: string | null | undefined;
  bankCode?: string | null | undefined;
  bookingHours?: ReadonlyArray<BookingHoursInput> | null | undefined;
  broadcastFloor?: number | null | undefined;
  cancelCutOffHours?: number | null | undefined;
  customersCancelOrders?: boolean | null | undefined;
  delivers?: boolean | null | undefined;
  lineAccount?: string | null | undefined;
  mapUrl?: string | null | undefined;
  maxOpenAppointments?: number | null | undefined;
  maxOpenOrders?: number | null | undefined;
  maxOverlappingAppointments?: number | null | undefined;
  name?: string | null | undefined;
  notices?: ReadonlyArray<NoticeKind> | null | undefined;
  onlinePaymentMinutes?: number | null | undefined;
  openWeekdays?: ReadonlyArray<number> | null | undefined;
  openingHours?: string | null | undefined;
  orderingClosesAt?: string | null | undefined;
  orderingOpensAt?: string | null | undefined;
  phone?: string | null | undefined;
  timeZone?: string | null | undefined;
  transferPaymentHours?: number | null | undefined;
};
export type BookingHoursInput = {
  endMinute: number;
  startMinute: number;
  weekday: number;
};
export type useUpdatePaymentRulesMutation$variables = {
  input: UpdateStoreInput;
};
export type useUpdatePaymentRulesMutation$data = {
  readonly updateStore: {
    readonly " $fragmentSpreads": FragmentRefs<"PaymentRules_store">;
  };
};
export type useUpdatePaymentRulesMutation = {
  response: useUpdatePaymentRulesMutation$data;
  variables: useUpdatePaymentRulesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdatePaymentRulesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Store",
        "kind": "LinkedField",
        "name": "updateStore",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PaymentRules_store"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdatePaymentRulesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Store",
        "kind": "LinkedField",
        "name": "updateStore",
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
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "onlinePaymentMinutes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "transferPaymentHours",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "customersCancelOrders",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4b7b85a81141cb44424f56a5bcece21c6405560608f612d7794c24d4e100c4e9",
    "metadata": {},
    "name": "useUpdatePaymentRulesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "66d77ed752601222ce0ea137286a3ad5";

export default node;
