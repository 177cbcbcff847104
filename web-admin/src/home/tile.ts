import { type GriffelStyle, tokens } from "@fluentui/react-components";

/** The common style of all cards on the home page. */
export const CARD_STYLE: GriffelStyle = {
  display: "grid",
  alignContent: "start",
  minWidth: 0,
  padding: "16px 20px",
  borderRadius: tokens.borderRadiusLarge,
  border: `1px solid ${tokens.colorNeutralStroke2}`,
  backgroundColor: tokens.colorNeutralBackground1,
  boxShadow: "var(--houseRaised)",
  color: tokens.colorNeutralForeground1,
  "@media (max-width: 560px)": { padding: "12px" },
};

export const CARD_TITLE_STYLE: GriffelStyle = {
  margin: 0,
  fontSize: tokens.fontSizeBase400,
  lineHeight: tokens.lineHeightBase400,
  fontWeight: tokens.fontWeightSemibold,
};

/** The style of cards that are links. */
export const TILE_STYLE: GriffelStyle = {
  ...CARD_STYLE,
  padding: "20px 24px",
  textDecorationLine: "none",
  ":hover": { backgroundColor: tokens.colorNeutralBackground1Hover },
  ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "2px" },
};
