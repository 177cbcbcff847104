/**
 * @generated SignedSource<<7e6eabf92f0d9e85d68e369951fd791b>>
 * @relayHash 30b5af3a0becbaa66e777667b0b7be96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b453c6d184a27189bad40dee841fb784b674ebf2962fd1eb3d28745983eca79

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Currency = "HKD" | "JPY" | "THB" | "TWD" | "USD" | "%future added value";
export type OnlinePaymentProvider = "ECPAY" | "LINE_PAY" | "STRIPE" | "%future added value";
export type PaymentChannel = "ATM" | "CARD" | "CVS" | "WALLET" | "%future added value";
export type UpdatePaymentProviderInput = {
  details: PaymentProviderDetailsInput;
  provider: OnlinePaymentProvider;
  version?: number | null | undefined;
};
export type PaymentProviderDetailsInput = {
  capturesLater?: boolean | null | undefined;
  channels?: ReadonlyArray<PaymentChannel> | null | undefined;
  credentials?: PaymentCredentialsInput | null | undefined;
  currency?: Currency | null | undefined;
  enabled?: boolean | null | undefined;
  isTest?: boolean | null | undefined;
};
export type PaymentCredentialsInput = {
  channelId?: string | null | undefined;
  channelSecret?: string | null | undefined;
  hashIv?: string | null | undefined;
  hashKey?: string | null | undefined;
  merchantId?: string | null | undefined;
  secretKey?: string | null | undefined;
  webhookSecret?: string | null | undefined;
};
export type useUpdatePaymentProviderMutation$variables = {
  input: UpdatePaymentProviderInput;
};
export type useUpdatePaymentProviderMutation$data = {
  readonly updatePaymentProvider: {
    readonly " $fragmentSpreads": FragmentRefs<"ProviderCard_setting">;
  };
};
export type useUpdatePaymentProviderMutation = {
  response: useUpdatePaymentProviderMutation$data;
  variables: useUpdatePaymentProviderMutation$variables;
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
    "name": "useUpdatePaymentProviderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PaymentProviderSetting",
        "kind": "LinkedField",
        "name": "updatePaymentProvider",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProviderCard_setting"
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
    "name": "useUpdatePaymentProviderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PaymentProviderSetting",
        "kind": "LinkedField",
        "name": "updatePaymentProvider",
        "plural": false,
        "selections": [
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
            "name": "enabled",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isTest",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "channels",
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
            "name": "capturesLater",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "credentialsSetAt",
            "storageKey": null
          },
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
    ]
  },
  "params": {
    "id": "2b453c6d184a27189bad40dee841fb784b674ebf2962fd1eb3d28745983eca79",
    "metadata": {},
    "name": "useUpdatePaymentProviderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "30c7bc68198d08b0a3fbaab9cb121191";

export default node;
