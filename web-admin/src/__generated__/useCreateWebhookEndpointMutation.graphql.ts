/**
 * @generated SignedSource<<2eda80fbed3cdda90d704e1de1238f7f>>
 * @relayHash 4a942f680ca555f72d0d8c510d7092ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc400ee4a2164e9d3517ce7be42d3b13e5754e21a9bbb1de3cf45c4bc4c0f1f0

import type { ConcreteRequest } from 'relay-runtime';
export type WebhookEventKind = "APPOINTMENT_CHANGED" | "APPOINTMENT_CREATED" | "APPOINTMENT_DELETED" | "CUSTOMER_CHANGED" | "CUSTOMER_CREATED" | "ORDER_CHANGED" | "ORDER_CREATED" | "ORDER_DELETED" | "PRODUCT_CHANGED" | "PRODUCT_CREATED" | "PRODUCT_DELETED" | "TEST" | "%future added value";
export type CreateWebhookEndpointInput = {
  details: WebhookEndpointDetailsInput;
};
export type WebhookEndpointDetailsInput = {
  active?: boolean | null | undefined;
  description?: string | null | undefined;
  kinds?: ReadonlyArray<WebhookEventKind> | null | undefined;
  url?: string | null | undefined;
};
export type useCreateWebhookEndpointMutation$variables = {
  input: CreateWebhookEndpointInput;
};
export type useCreateWebhookEndpointMutation$data = {
  readonly createWebhookEndpoint: {
    readonly secret: string;
    readonly webhookEndpoint: {
      readonly id: string;
      readonly url: string;
    };
  };
};
export type useCreateWebhookEndpointMutation = {
  response: useCreateWebhookEndpointMutation$data;
  variables: useCreateWebhookEndpointMutation$variables;
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
    "concreteType": "WebhookSecret",
    "kind": "LinkedField",
    "name": "createWebhookEndpoint",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "secret",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "WebhookEndpoint",
        "kind": "LinkedField",
        "name": "webhookEndpoint",
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
            "name": "url",
            "storageKey": null
          }
        ],
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
    "name": "useCreateWebhookEndpointMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateWebhookEndpointMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cc400ee4a2164e9d3517ce7be42d3b13e5754e21a9bbb1de3cf45c4bc4c0f1f0",
    "metadata": {},
    "name": "useCreateWebhookEndpointMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3967a00240a8710f982c617470fbf32a";

export default node;
