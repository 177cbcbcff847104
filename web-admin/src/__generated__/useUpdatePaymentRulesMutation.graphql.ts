/**
 * @generated SignedSource<<d3188755dda756211e1479db869379dd>>
 * @relayHash add580d2fe6b89bcb0297c7057e5266a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b01009ad03391a376b6991bc6a9ad2ef490ac832fc92c8bc70866ce8e38f11b

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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7b01009ad03391a376b6991bc6a9ad2ef490ac832fc92c8bc70866ce8e38f11b",
    "metadata": {},
    "name": "useUpdatePaymentRulesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "66d77ed752601222ce0ea137286a3ad5";

export default node;
