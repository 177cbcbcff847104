/**
 * @generated SignedSource<<bd3eaa0630124a4308f4d50ee2f4150e>>
 * @relayHash d8d806eb560c7d30256a059274cbef51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da997d0f4e188e265e2990809a928433a24b17b4593fe1b36f14e13bca5e5153

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppointmentSource = "CHAT_APP" | "MANUAL" | "%future added value";
export type ChangeKind = "CREATED" | "DELETED" | "UPDATED" | "%future added value";
export type ListName = "API_TOKENS" | "BLOCKS" | "BROADCASTS" | "CUSTOMERS" | "DISCOUNTS" | "FAILED_JOBS" | "IMAGES" | "PRODUCTS" | "PRODUCT_TYPES" | "SERVICES" | "SHIFT_TEMPLATES" | "STAFF" | "WEBHOOKS" | "%future added value";
export type ConsoleAlertsSubscription$variables = {
  isAdmin: boolean;
};
export type ConsoleAlertsSubscription$data = {
  readonly consoleChanged: {
    readonly appointment: {
      readonly appointment: {
        readonly number: number;
        readonly source: AppointmentSource;
        readonly version: number;
        readonly " $fragmentSpreads": FragmentRefs<"AppointmentColumns_appointment" | "AppointmentDetail_appointment" | "NewAppointmentToast_appointment">;
      } | null | undefined;
      readonly kind: ChangeKind;
    } | null | undefined;
    readonly list: ListName | null | undefined;
    readonly order?: {
      readonly kind: ChangeKind;
      readonly order: {
        readonly number: number;
        readonly updatedAt: string;
        readonly " $fragmentSpreads": FragmentRefs<"NewOrderToast_order" | "OrderColumns_order">;
      } | null | undefined;
    } | null | undefined;
    readonly shifts: {
      readonly from: string | null | undefined;
    } | null | undefined;
  };
};
export type ConsoleAlertsSubscription = {
  response: ConsoleAlertsSubscription$data;
  variables: ConsoleAlertsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isAdmin"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "source",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "ShiftsChange",
  "kind": "LinkedField",
  "name": "shifts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "list",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v12 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "allowed",
    "storageKey": null
  }
],
v13 = {
  "alias": "canDelete",
  "args": [
    {
      "kind": "Literal",
      "name": "action",
      "value": "DELETE"
    }
  ],
  "concreteType": "Permission",
  "kind": "LinkedField",
  "name": "can",
  "plural": false,
  "selections": (v12/*:: as any*/),
  "storageKey": "can(action:\"DELETE\")"
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v15 = {
  "alias": "canCancel",
  "args": [
    {
      "kind": "Literal",
      "name": "action",
      "value": "CANCEL"
    }
  ],
  "concreteType": "Permission",
  "kind": "LinkedField",
  "name": "can",
  "plural": false,
  "selections": (v12/*:: as any*/),
  "storageKey": "can(action:\"CANCEL\")"
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ConsoleAlertsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ConsoleChange",
        "kind": "LinkedField",
        "name": "consoleChanged",
        "plural": false,
        "selections": [
          {
            "condition": "isAdmin",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OrderChange",
                "kind": "LinkedField",
                "name": "order",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Order",
                    "kind": "LinkedField",
                    "name": "order",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "OrderColumns_order"
                      },
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "NewOrderToast_order"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AppointmentChange",
            "kind": "LinkedField",
            "name": "appointment",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Appointment",
                "kind": "LinkedField",
                "name": "appointment",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "AppointmentColumns_appointment"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "AppointmentDetail_appointment"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "NewAppointmentToast_appointment"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConsoleAlertsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ConsoleChange",
        "kind": "LinkedField",
        "name": "consoleChanged",
        "plural": false,
        "selections": [
          {
            "condition": "isAdmin",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OrderChange",
                "kind": "LinkedField",
                "name": "order",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Order",
                    "kind": "LinkedField",
                    "name": "order",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
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
                        "kind": "ScalarField",
                        "name": "buyerPhone",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "recipientName",
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
                        "name": "expectedDeliveryDate",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "deliveryDate",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "totalQuantity",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "paymentMethod",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "paymentState",
                        "storageKey": null
                      },
                      (v5/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v13/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Customer",
                        "kind": "LinkedField",
                        "name": "customer",
                        "plural": false,
                        "selections": [
                          (v8/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "reachable",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PaymentReport",
                        "kind": "LinkedField",
                        "name": "paymentReport",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "at",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "digits",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "waits",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "total",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "subtotal",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "shippingFee",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "discountTotal",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "DiscountRecord",
                        "kind": "LinkedField",
                        "name": "discountRecords",
                        "plural": true,
                        "selections": [
                          (v8/*:: as any*/),
                          (v14/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "amount",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "nextStates",
                        "storageKey": null
                      },
                      {
                        "alias": "canAdvance",
                        "args": [
                          {
                            "kind": "Literal",
                            "name": "action",
                            "value": "ADVANCE"
                          }
                        ],
                        "concreteType": "Permission",
                        "kind": "LinkedField",
                        "name": "can",
                        "plural": false,
                        "selections": (v12/*:: as any*/),
                        "storageKey": "can(action:\"ADVANCE\")"
                      },
                      (v15/*:: as any*/),
                      {
                        "alias": "items",
                        "args": [
                          {
                            "kind": "Literal",
                            "name": "first",
                            "value": 500
                          }
                        ],
                        "concreteType": "OrderLine",
                        "kind": "LinkedField",
                        "name": "lines",
                        "plural": true,
                        "selections": [
                          (v8/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "productName",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "quantity",
                            "storageKey": null
                          }
                        ],
                        "storageKey": "lines(first:500)"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AppointmentChange",
            "kind": "LinkedField",
            "name": "appointment",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Appointment",
                "kind": "LinkedField",
                "name": "appointment",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "outcome",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cancelledBy",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "customerName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "customerPhone",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "customerReachable",
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
                      (v8/*:: as any*/),
                      (v14/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "blocked",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "walkIn",
                    "storageKey": null
                  },
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v10/*:: as any*/),
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AppointmentItem",
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      (v8/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "serviceName",
                        "storageKey": null
                      },
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v10/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "StaffMember",
                        "kind": "LinkedField",
                        "name": "staffMember",
                        "plural": false,
                        "selections": [
                          (v14/*:: as any*/),
                          (v8/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": "canEdit",
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "action",
                        "value": "EDIT"
                      }
                    ],
                    "concreteType": "Permission",
                    "kind": "LinkedField",
                    "name": "can",
                    "plural": false,
                    "selections": (v12/*:: as any*/),
                    "storageKey": "can(action:\"EDIT\")"
                  },
                  {
                    "alias": "canConfirm",
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "action",
                        "value": "CONFIRM"
                      }
                    ],
                    "concreteType": "Permission",
                    "kind": "LinkedField",
                    "name": "can",
                    "plural": false,
                    "selections": (v12/*:: as any*/),
                    "storageKey": "can(action:\"CONFIRM\")"
                  },
                  {
                    "alias": "canReject",
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "action",
                        "value": "REJECT"
                      }
                    ],
                    "concreteType": "Permission",
                    "kind": "LinkedField",
                    "name": "can",
                    "plural": false,
                    "selections": (v12/*:: as any*/),
                    "storageKey": "can(action:\"REJECT\")"
                  },
                  (v15/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "possibleOutcomes",
                    "storageKey": null
                  },
                  (v11/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "changeableUntil",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "da997d0f4e188e265e2990809a928433a24b17b4593fe1b36f14e13bca5e5153",
    "metadata": {},
    "name": "ConsoleAlertsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "41a9a67f4698e3883b1fb7e7aff5d61c";

export default node;
