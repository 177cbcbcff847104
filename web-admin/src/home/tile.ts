import { type GriffelStyle, tokens } from "@fluentui/react-components";

/** The common style of all tiles on the home page. */
export const TILE_STYLE: GriffelStyle = {
  display: "grid",
  padding: "20px 24px",
  borderRadius: tokens.borderRadiusLarge,
  border: `1px solid ${tokens.colorNeutralStroke2}`,
  backgroundColor: tokens.colorNeutralBackground1,
  boxShadow: "var(--houseRaised)",
  color: tokens.colorNeutralForeground1,
  textDecorationLine: "none",
  ":hover": { backgroundColor: tokens.colorNeutralBackground1Hover },
  ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "2px" },
};
