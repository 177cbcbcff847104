/**
 * @generated SignedSource<<f9444350ea7772869e5a9831c9707884>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HistoryChange_change$data = {
  readonly after: string | null | undefined;
  readonly before: string | null | undefined;
  readonly field: string;
  readonly " $fragmentType": "HistoryChange_change";
};
export type HistoryChange_change$key = {
  readonly " $data"?: HistoryChange_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryChange_change">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HistoryChange_change",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "before",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "after",
      "storageKey": null
    }
  ],
  "type": "AuditChange",
  "abstractKey": null
};

(node as any).hash = "ccd553405d2446a04ba35089810f5076";

export default node;
