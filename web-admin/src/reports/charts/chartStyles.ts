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

/** The widths of narrow and of wide characters in pixels; Chinese and Japanese ones are wide. */
const [NARROW, WIDE] = [6.5, 11.5];
const FIRST_WIDE = "\u2e80";

/** Shortens a label to this many pixels. */
export function shortLabel(label: string, max: number): string {
  let width = 0;
  let text = "";
  for (const character of label) {
    width += character < FIRST_WIDE ? NARROW : WIDE;
    if (width > max) return `${text}…`;
    text += character;
  }
  return text;
}
