import { makeStyles, tokens } from "@fluentui/react-components";
import type { Tone } from "../ui/Tag.tsx";
import { brandTokens } from "../ui/theme.ts";
import { MIN_EMPTY_DAY_WIDTH } from "./eventRendering.ts";
import { PERSON_COLORS, personStyle } from "./personColors.ts";

/** The colors of a tone, as in ui/Tag.tsx. */
const tone = (name: string) => ({
  color: `var(--houseTone${name}Text)`,
  backgroundColor: `var(--houseTone${name}Fill)`,
  boxShadow: `inset 3px 0 0 var(--houseTone${name}Text)`,
});

const TONES: Record<Tone, string> = {
  new: "New",
  busy: "Busy",
  wait: "Wait",
  done: "Done",
  off: "Off",
  bad: "Bad",
};

const tones = Object.fromEntries(
  Object.entries(TONES).map(([key, name]) => [`& .ec .ec-event.cal-${key}`, tone(name)]),
);

const people = Object.fromEntries(
  PERSON_COLORS.map((_, place) => [`& .ec .ec-event.cal-person-${place}`, personStyle(place)]),
);

/**
 * The properties with the columns of a week with hours, which are as wide as their texts, or which fit the grid. The
 * library has one width for all of its days.
 */
export const DAY_WIDTHS = "--calendarDayWidths";
export const FITTED_DAY_WIDTHS = "--calendarFittedDayWidths";

/** The width in pixels of the hours and seven empty days. Wider grids show all days of a week. */
const MIN_WEEK_WIDTH = 60 + 7 * MIN_EMPTY_DAY_WIDTH;

/** The width that the hours and empty days leave of the grid. */
export const WEEK_REST = `(100cqi - ${MIN_WEEK_WIDTH}px)`;

const NARROW = "@media (max-width: 720px)";

const useStyles = makeStyles({
  root: {
    minWidth: 0,
    overflowX: "auto",
    containerType: "inline-size",
    "& .ec": {
      colorScheme: "inherit",
      "--ec-bg-color": tokens.colorNeutralBackground1,
      "--ec-text-color": tokens.colorNeutralForeground1,
      "--ec-border-color": tokens.colorNeutralStroke2,
      "--ec-today-bg-color": brandTokens.accentSoft,
      "--ec-highlight-color": tokens.colorNeutralBackground3,
      "--ec-event-text-color": tokens.colorNeutralForeground1,
      "--ec-event-bg-color": tokens.colorNeutralBackground3,
      "--ec-bg-event-color": tokens.colorNeutralBackground3,
      "--ec-bg-event-opacity": "1",
      "--ec-event-col-gap": "4px",
      "--ec-now-indicator-color": tokens.colorNeutralForeground1,
      fontFamily: tokens.fontFamilyBase,
      color: tokens.colorNeutralForeground1,
    },
    // A single day needs no mark, and its columns of people would all look like a warning.
    "& .ec.ec-day-view": { "--ec-today-bg-color": "transparent" },
    "& .ec-toolbar": { display: "none" },
    // A day that is scrolled to begins beside the hours, which cover the start of the frame.
    "& .ec .ec-main": { border: "none", scrollPaddingInlineStart: "55px" },
    "& .ec.ec-time-grid.ec-week-view .ec-main": { gridTemplateColumns: `max-content var(${DAY_WIDTHS})` },
    [`@container (min-width: ${MIN_WEEK_WIDTH}px)`]: {
      "& .ec.ec-time-grid.ec-week-view .ec-main": {
        gridTemplateColumns: `max-content var(${FITTED_DAY_WIDTHS})`,
      },
    },
    // The names and days stay in view while the hours scroll below them.
    "& .ec.ec-time-grid .ec-main": {
      maxBlockSize: "max(420px, 100dvh - 96px)",
      ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
    },
    "& .ec .ec-col-head": {
      fontSize: tokens.fontSizeBase200,
      fontWeight: tokens.fontWeightSemibold,
      color: tokens.colorNeutralForeground2,
    },
    "& .ec .ec-day.ec-other-month .cal-day": { color: tokens.colorNeutralForeground3, fontWeight: 400 },
    "& .ec .ec-day.ec-other-month time": { opacity: 1 },
    "& .ec.ec-day-grid .ec-day": { minBlockSize: "104px", scrollMarginBlock: "68px 16px" },
    "& .ec.ec-day-grid.ec-week-view .ec-day": { minBlockSize: "320px" },
    "& .ec .ec-body .ec-day-head": { padding: "4px", flexDirection: "row" },
    "& .ec .ec-day-head time": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: "6px",
      minWidth: 0,
      width: "100%",
    },
    "& .cal-day": {
      minWidth: "28px",
      minHeight: "28px",
      padding: "0 6px",
      border: "1px solid transparent",
      borderRadius: tokens.borderRadiusMedium,
      font: "inherit",
      fontSize: tokens.fontSizeBase200,
      fontWeight: tokens.fontWeightSemibold,
      fontVariantNumeric: "lining-nums tabular-nums",
      color: "inherit",
      backgroundColor: "transparent",
      cursor: "pointer",
      ":hover": { backgroundColor: tokens.colorSubtleBackgroundHover, textDecorationLine: "underline" },
      ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
    },
    "& .ec .ec-today .cal-day": {
      color: tokens.colorNeutralForegroundOnBrand,
      backgroundColor: tokens.colorBrandBackground,
    },
    "& .ec .ec-col-head .cal-day": { whiteSpace: "nowrap" },
    "& .cal-notes": { display: "contents" },
    // Texts break only between words; a word that is wider than its column ends with an ellipsis.
    "& :is(.cal-title, .cal-detail, .cal-note, .cal-day)": { overflowWrap: "normal" },
    "& .cal-note": {
      display: "block",
      minWidth: 0,
      maxWidth: "100%",
      overflow: "hidden",
      textOverflow: "ellipsis",
      fontSize: tokens.fontSizeBase100,
      lineHeight: tokens.lineHeightBase100,
      color: tokens.colorNeutralForeground2,
    },
    "& .ec .ec-bg-event": {
      padding: "2px 4px",
      boxSizing: "border-box",
      overflow: "hidden",
      backgroundImage: `repeating-linear-gradient(135deg, transparent 0 7px, ${tokens.colorNeutralStroke2} 7px 8px)`,
    },
    "& .ec .ec-bg-event.cal-taken": { backgroundImage: "none" },
    // A proposed shift looks like neither working hours nor a closure.
    "& .ec .ec-bg-event.cal-proposed": {
      backgroundColor: tokens.colorNeutralBackground4,
      backgroundImage: `repeating-linear-gradient(45deg, transparent 0 9px, ${tokens.colorNeutralBackground1} 9px 18px)`,
      zIndex: -1,
    },
    "& .ec .ec-bg-event.cal-off-hours": {
      backgroundImage: "none",
      backgroundColor: tokens.colorNeutralBackground4,
      // Closures and absences are drawn over the time outside of the shifts.
      zIndex: -1,
    },
    "& .ec .ec-highlight": {
      backgroundImage: `repeating-linear-gradient(135deg, transparent 0 7px, ${tokens.colorNeutralStroke2} 7px 8px)`,
    },
    "& .ec .ec-event": {
      padding: "2px 5px 2px 8px",
      overflow: "hidden",
      borderRadius: "4px",
      fontSize: tokens.fontSizeBase200,
      lineHeight: "17px",
      cursor: "pointer",
      ":hover": { filter: "brightness(0.96)" },
      ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "1px", zIndex: 5 },
    },
    "& .ec.ec-day-grid .ec-event": { marginInlineStart: "2px" },
    "& .ec .ec-event .ec-event-body": {
      display: "flex",
      flexDirection: "row",
      flexWrap: "wrap",
      alignContent: "flex-start",
      columnGap: "4px",
      minWidth: 0,
    },
    "& .cal-mark": { flexShrink: 0, fontWeight: tokens.fontWeightSemibold },
    "& .cal-title": {
      flexGrow: 1,
      flexBasis: 0,
      minWidth: 0,
      overflow: "hidden",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
      fontWeight: tokens.fontWeightSemibold,
    },
    "& .cal-detail": {
      width: "100%",
      overflow: "hidden",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
      fontSize: tokens.fontSizeBase100,
      lineHeight: "15px",
    },
    "& .ec.ec-time-grid .cal-title, & .ec.ec-time-grid .cal-detail": { whiteSpace: "normal" },
    "& .ec.ec-time-grid .cal-short :is(.cal-title, .cal-detail)": { whiteSpace: "nowrap" },
    "& .ec .ec-slot": { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
    "& .cal-name": {
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
    ...tones,
    ...people,
    "& .ec .ec-event .ec-resizer": { height: "7px", cursor: "ns-resize" },
    [NARROW]: {
      "& .ec .ec-body .ec-day-head": { padding: "1px" },
      "& .ec .ec-event": { padding: "1px 1px 1px 4px" },
      "& .ec.ec-day-grid .ec-day": { minBlockSize: "72px" },
      "& .ec.ec-month-view .cal-detail": { display: "none" },
      "& .ec.ec-week-view .cal-detail": { whiteSpace: "normal" },
      "& .ec .ec-event .ec-event-body": { columnGap: "1px" },
      "& .ec .cal-title": { fontSize: "11px", textOverflow: "clip" },
      "& .cal-mark": { fontSize: "8px" },
      "& .ec .ec-day-head .cal-note": { paddingInline: "3px" },
      "& .cal-day": { padding: "0 2px" },
    },
    "@media (pointer: coarse)": { "& .cal-day": { minWidth: "44px", minHeight: "44px" } },
    "@media print": {
      overflowX: "visible",
      printColorAdjust: "exact",
      "& .ec .ec-main, & .ec.ec-time-grid .ec-main": { overflow: "visible", maxBlockSize: "none" },
      "& .ec .ec-event, & .ec .ec-day": { breakInside: "avoid" },
      "& .ec .ec-now-indicator": { display: "none" },
    },
  },
});

/** Styles the library's grid with our tokens; `.root .ec` is more specific than all of its own rules. */
export function useCalendarStyles(): string {
  return useStyles().root;
}
