/**
 * @generated SignedSource<<fa3132bf7f9613c7747f34a565c8821d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerOverview_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CustomerHead_customer" | "CustomerNote_customer" | "CustomerNumbers_customer" | "CustomerTags_customer" | "CustomerTimeline_customer" | "RecentOrders_customer" | "UpcomingVisits_customer" | "UsualServices_customer">;
  readonly " $fragmentType": "CustomerOverview_customer";
};
export type CustomerOverview_customer$key = {
  readonly " $data"?: CustomerOverview_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerOverview_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "count"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerOverview_customer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerHead_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerNumbers_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerNote_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerTags_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UpcomingVisits_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecentOrders_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UsualServices_customer"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "count",
          "variableName": "count"
        }
      ],
      "kind": "FragmentSpread",
      "name": "CustomerTimeline_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "8ffc357ae8948de53c1a43495d25eff9";

export default node;
