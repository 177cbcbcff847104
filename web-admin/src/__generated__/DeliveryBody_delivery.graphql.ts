/**
 * @generated SignedSource<<d8e3921db9ba4295135f515e0afed4cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeliveryBody_delivery$data = {
  readonly event: {
    readonly body: string;
    readonly id: string;
  };
  readonly id: string;
  readonly " $fragmentType": "DeliveryBody_delivery";
};
export type DeliveryBody_delivery$key = {
  readonly " $data"?: DeliveryBody_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryBody_delivery">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryBody_delivery",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "WebhookEvent",
      "kind": "LinkedField",
      "name": "event",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "body",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WebhookDelivery",
  "abstractKey": null
};
})();

(node as any).hash = "6f9dde2d25c98e608f710de9cd2ef979";

export default node;
