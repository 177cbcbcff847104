import { makeStyles, tokens } from "@fluentui/react-components";

export const useChartStyles = makeStyles({
  frame: { minWidth: 0, overflow: "hidden" },
  svg: { display: "block", fontVariantNumeric: "tabular-nums" },
  bar: { fill: tokens.colorBrandStroke1, forcedColorAdjust: "auto" },
});

/** The texts and lines of an axis. */
export const AXIS_STYLE = {
  stroke: tokens.colorNeutralStroke1,
  tickStroke: tokens.colorNeutralStroke1,
  tickLabelProps: { fill: tokens.colorNeutralForeground3, fontSize: 11, fontFamily: "inherit" },
} as const;

/** Returns a short text of an amount on an axis: 12K. */
export const shortNumber = (locale: string, value: number): string =>
  new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 }).format(value);

/** Shortens a label that does not fit beside its bar. */
export const shortLabel = (label: string, max: number): string =>
  label.length > max ? `${label.slice(0, max - 1)}…` : label;
