/**
 * @generated SignedSource<<ae32ab9a77d1c6e7ea8f84fcf1dfeb38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportFigures_report$data = {
  readonly cancelledVisits: number;
  readonly days: ReadonlyArray<{
    readonly visits: number;
  }>;
  readonly staff: ReadonlyArray<{
    readonly bookedMinutes: number;
    readonly shiftMinutes: number;
  }>;
  readonly sums: {
    readonly discounts: string;
    readonly gross: string;
    readonly net: string;
    readonly open: string;
    readonly orders: number;
    readonly paid: string;
    readonly shipping: string;
  };
  readonly " $fragmentType": "ReportFigures_report";
};
export type ReportFigures_report$key = {
  readonly " $data"?: ReportFigures_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportFigures_report">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ReportFigures_report"
};

(node as any).hash = "973d52aa71fc0e6f3bd8cdae5b52efa1";

export default node;
