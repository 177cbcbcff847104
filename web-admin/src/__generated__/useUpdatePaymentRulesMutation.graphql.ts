/**
 * @generated SignedSource<<a0144fb4b576d0f753955eba0db038ae>>
 * @relayHash c2334193dbdcef550143d5e36c7deee1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84dd7b16c56575171436dd50f3671f8e0ff345aa7ed92d08f290869ea6b9bc78

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Currency = "HKD" | "JPY" | "THB" | "TWD" | "USD" | "%future added value";
export type NoticeKind = "APPOINTMENT_CANCELLED" | "APPOINTMENT_CONFIRMED" | "APPOINTMENT_MOVED" | "APPOINTMENT_REMINDER" | "APPOINTMENT_REQUESTED" | "ORDER_ADVANCED" | "ORDER_CANCELLED" | "ORDER_RECEIVED" | "PARCEL_SHIPPED" | "PAYMENT_DUE" | "PAYMENT_RECORDED" | "REFUND_RECORDED" | "%future added value";
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
  currency?: Currency | null | undefined;
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
  taxNumber?: string | null | undefined;
  taxPercent?: string | null | undefined;
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "taxPercent",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "taxNumber",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "84dd7b16c56575171436dd50f3671f8e0ff345aa7ed92d08f290869ea6b9bc78",
    "metadata": {},
    "name": "useUpdatePaymentRulesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "66d77ed752601222ce0ea137286a3ad5";

export default node;
