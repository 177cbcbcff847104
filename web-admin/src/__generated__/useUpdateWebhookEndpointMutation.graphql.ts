/**
 * @generated SignedSource<<fe89bc0e8969b631f7c2f6a80bd14f71>>
 * @relayHash 0c4ec2a1f6be3c757b51ea7c1502a650
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 370a0cd00bab9132be13b2cc831697abf223bb3f07c51d230f58dd0e9da9cbb5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebhookEventKind = "APPOINTMENT_CHANGED" | "APPOINTMENT_CREATED" | "APPOINTMENT_DELETED" | "CUSTOMER_CHANGED" | "CUSTOMER_CREATED" | "ORDER_CHANGED" | "ORDER_CREATED" | "ORDER_DELETED" | "PRODUCT_CHANGED" | "PRODUCT_CREATED" | "PRODUCT_DELETED" | "TEST" | "%future added value";
export type UpdateWebhookEndpointInput = {
  details: WebhookEndpointDetailsInput;
  id: string;
  version?: number | null | undefined;
};
export type WebhookEndpointDetailsInput = {
  active?: boolean | null | undefined;
  description?: string | null | undefined;
  kinds?: ReadonlyArray<WebhookEventKind> | null | undefined;
  url?: string | null | undefined;
};
export type useUpdateWebhookEndpointMutation$variables = {
  input: UpdateWebhookEndpointInput;
};
export type useUpdateWebhookEndpointMutation$data = {
  readonly updateWebhookEndpoint: {
    readonly " $fragmentSpreads": FragmentRefs<"WebhookColumns_endpoint" | "WebhookDetail_endpoint" | "WebhookEditor_endpoint">;
  };
};
export type useUpdateWebhookEndpointMutation = {
  response: useUpdateWebhookEndpointMutation$data;
  variables: useUpdateWebhookEndpointMutation$variables;
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
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateWebhookEndpointMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WebhookEndpoint",
        "kind": "LinkedField",
        "name": "updateWebhookEndpoint",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WebhookColumns_endpoint"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WebhookDetail_endpoint"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WebhookEditor_endpoint"
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
    "name": "useUpdateWebhookEndpointMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WebhookEndpoint",
        "kind": "LinkedField",
        "name": "updateWebhookEndpoint",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kinds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "waitingCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WebhookDelivery",
            "kind": "LinkedField",
            "name": "lastDelivery",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastAttemptAt",
                "storageKey": null
              },
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "active",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "oldSecretUntil",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "370a0cd00bab9132be13b2cc831697abf223bb3f07c51d230f58dd0e9da9cbb5",
    "metadata": {},
    "name": "useUpdateWebhookEndpointMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "03c50136c836630ae62c3f3bafc3ed70";

export default node;
