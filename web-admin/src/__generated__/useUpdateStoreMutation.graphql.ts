/**
 * @generated SignedSource<<f62ad08d3356cb5ff276bd0ad55aad4a>>
 * @relayHash efe5f1ed776c4a77151ce4128a714aa8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 185e7618a6b4ef32818a10709f83cb0dbe5035aebfdd93c2c2e7fba26a1206df

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
export type useUpdateStoreMutation$variables = {
  input: UpdateStoreInput;
};
export type useUpdateStoreMutation$data = {
  readonly updateStore: {
    readonly " $fragmentSpreads": FragmentRefs<"StoreColumns_store" | "useStoreDraft_store">;
  };
};
export type useUpdateStoreMutation = {
  response: useUpdateStoreMutation$data;
  variables: useUpdateStoreMutation$variables;
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
    "name": "useUpdateStoreMutation",
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
            "name": "StoreColumns_store"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useStoreDraft_store"
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
    "name": "useUpdateStoreMutation",
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
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bankAccount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bankCode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "orderingOpensAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "orderingClosesAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "address",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lineAccount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mapUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "openingHours",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "timeZone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "delivers",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cancelCutOffHours",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "openWeekdays",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BookingHours",
            "kind": "LinkedField",
            "name": "bookingHours",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "weekday",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startMinute",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endMinute",
                "storageKey": null
              }
            ],
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
            "name": "currency",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "notices",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "broadcastFloor",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxOpenOrders",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxOpenAppointments",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxOverlappingAppointments",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "185e7618a6b4ef32818a10709f83cb0dbe5035aebfdd93c2c2e7fba26a1206df",
    "metadata": {},
    "name": "useUpdateStoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b8342bb67b69fb599b875ce5fd815512";

export default node;
