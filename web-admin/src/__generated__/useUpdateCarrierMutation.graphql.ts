/**
 * @generated SignedSource<<4d44e7f10307c22863b45fe4fabfac5f>>
 * @relayHash f4e40b3e997839c85df0ae66149a60f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9ce1e65e9465d708caae5ba6917908f132f8e18c258cf2d977bb4f1106f32ff

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Carrier = "ECPAY" | "%future added value";
export type StoreChain = "FAMILY" | "UNIMART" | "%future added value";
export type UpdateCarrierInput = {
  carrier: Carrier;
  details: CarrierDetailsInput;
  version?: number | null | undefined;
};
export type CarrierDetailsInput = {
  chains?: ReadonlyArray<StoreChain> | null | undefined;
  credentials?: CarrierCredentialsInput | null | undefined;
  enabled?: boolean | null | undefined;
  isTest?: boolean | null | undefined;
  senderName?: string | null | undefined;
  senderPhone?: string | null | undefined;
};
export type CarrierCredentialsInput = {
  hashIv?: string | null | undefined;
  hashKey?: string | null | undefined;
  merchantId?: string | null | undefined;
};
export type useUpdateCarrierMutation$variables = {
  input: UpdateCarrierInput;
};
export type useUpdateCarrierMutation$data = {
  readonly updateCarrier: {
    readonly " $fragmentSpreads": FragmentRefs<"CarrierCard_setting">;
  };
};
export type useUpdateCarrierMutation = {
  response: useUpdateCarrierMutation$data;
  variables: useUpdateCarrierMutation$variables;
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
    "name": "useUpdateCarrierMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CarrierSetting",
        "kind": "LinkedField",
        "name": "updateCarrier",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CarrierCard_setting"
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
    "name": "useUpdateCarrierMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CarrierSetting",
        "kind": "LinkedField",
        "name": "updateCarrier",
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
            "name": "chains",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "senderName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "senderPhone",
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
    "id": "f9ce1e65e9465d708caae5ba6917908f132f8e18c258cf2d977bb4f1106f32ff",
    "metadata": {},
    "name": "useUpdateCarrierMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "08301616d9e05c0801c95e2201c3ee60";

export default node;
