/**
 * @generated SignedSource<<8345d4cb833af860c56051d5af17e03d>>
 * @relayHash 79421a66b5c0eacdf0b1a42e02ee8026
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 433c1e1ce880782383c4f6190c6e8b9594c29358d788a4b3ed026d8056131887

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "HKD" | "JPY" | "THB" | "TWD" | "USD" | "%future added value";
export type NoticeKind = "APPOINTMENT_CANCELLED" | "APPOINTMENT_CONFIRMED" | "APPOINTMENT_MOVED" | "APPOINTMENT_REMINDER" | "APPOINTMENT_REQUESTED" | "ORDER_ADVANCED" | "ORDER_CANCELLED" | "ORDER_RECEIVED" | "PARCEL_SHIPPED" | "PAYMENT_DUE" | "PAYMENT_RECORDED" | "REFUND_RECORDED" | "%future added value";
export type CreateStoreInput = {
  details: StoreDetailsInput;
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
export type useCreateStoreMutation$variables = {
  input: CreateStoreInput;
};
export type useCreateStoreMutation$data = {
  readonly createStore: {
    readonly id: string;
  };
};
export type useCreateStoreMutation = {
  response: useCreateStoreMutation$data;
  variables: useCreateStoreMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "Store",
    "kind": "LinkedField",
    "name": "createStore",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateStoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateStoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "433c1e1ce880782383c4f6190c6e8b9594c29358d788a4b3ed026d8056131887",
    "metadata": {},
    "name": "useCreateStoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f315afc589e62ec5ef88a8174b48be91";

export default node;
