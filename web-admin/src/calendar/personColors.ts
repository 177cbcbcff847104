import { tokens } from "@fluentui/react-components";

/** The colors that tell people apart in a calendar; further people repeat them. */
export const PERSON_COLORS = [
  "#3b6fd4",
  "#c2571a",
  "#2f8f5b",
  "#a23fb0",
  "#a88400",
  "#0f8f9c",
  "#d0407a",
  "#7a6a58",
] as const;

/** Returns the style of a person's events: a tint, on which the text keeps its contrast in both themes. */
export function personStyle(place: number) {
  const color = PERSON_COLORS[place % PERSON_COLORS.length] ?? PERSON_COLORS[0];
  return {
    color: tokens.colorNeutralForeground1,
    backgroundColor: `color-mix(in srgb, ${color} 18%, ${tokens.colorNeutralBackground1})`,
    boxShadow: `inset 4px 0 0 ${color}`,
  };
}
