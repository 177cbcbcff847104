/**
 * @generated SignedSource<<8d9978c14076026798e44402776058c2>>
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

(node as any).hash = "d3a3013c1279288a7b671aacff6dd0b4";

export default node;
