/**
 * @generated SignedSource<<d3ca627e56ceaeb2da88112481a5d31d>>
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
  readonly visitOutcomes: {
    readonly lateCancellations: number;
    readonly noShows: number;
    readonly started: number;
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

(node as any).hash = "fa9cffae4a9ab83d395c328058f33479";

export default node;
