import {
  type BrandVariants,
  createDarkTheme,
  createLightTheme,
  type Theme,
} from "@fluentui/react-components";
import type { Language } from "@machiya/schema/domain/language";

/** Kachi-iro, the indigo of work clothes, is the color of all interactive elements. */
const indigo: BrandVariants = {
  10: "#05070f",
  20: "#0d1326",
  30: "#141d3d",
  40: "#1a264f",
  50: "#202f60",
  60: "#263870",
  70: "#2b3f7c",
  80: "#324787",
  90: "#475c98",
  100: "#5d71a8",
  110: "#7487b8",
  120: "#8c9dc7",
  130: "#a4b3d5",
  140: "#bcc8e2",
  150: "#d4dcee",
  160: "#ebeff8",
};

/**
 * The tokens that Machiya's theme adds to Fluent's: the bar's colors, the bengara accent and the state tones.
 */
interface BrandTokens {
  houseBar: string;
  houseBarText: string;
  houseAccent: string;
  houseAccentSoft: string;
  houseRaised: string;
  houseToneNewText: string;
  houseToneNewFill: string;
  houseToneBusyText: string;
  houseToneBusyFill: string;
  houseToneWaitText: string;
  houseToneWaitFill: string;
  houseToneDoneText: string;
  houseToneDoneFill: string;
  houseToneOffText: string;
  houseToneOffFill: string;
  houseToneBadText: string;
  houseToneBadFill: string;
}

const SANS =
  'Inter, "Helvetica Neue", "Segoe UI", "PingFang TC", "Noto Sans TC", "Microsoft JhengHei", "Hiragino Sans", "Noto Sans JP", "Yu Gothic UI", "Noto Sans CJK TC", "Noto Sans Thai", Sarabun, "Leelawadee UI", Thonburi, system-ui, sans-serif';

/** The font of the shop's name and of screen titles. */
export const SERIF =
  '"Iowan Old Style", Georgia, "Songti TC", "Noto Serif TC", "Hiragino Mincho ProN", "Noto Serif JP", "Yu Mincho", "Noto Serif CJK TC", "Noto Serif Thai", Sarabun, "Leelawadee UI", Thonburi, serif';

const shape = {
  fontFamilyBase: SANS,
  fontFamilyNumeric: SANS,
  borderRadiusMedium: "6px",
  borderRadiusLarge: "10px",
  borderRadiusXLarge: "14px",
} satisfies Partial<Theme>;

export const lightTheme: Theme & BrandTokens = {
  ...createLightTheme(indigo),
  ...shape,
  colorNeutralBackground1: "#fffefb",
  colorNeutralBackground1Hover: "#f8f5ee",
  colorNeutralBackground1Pressed: "#efeadf",
  colorNeutralBackground2: "#faf7f1",
  colorNeutralBackground3: "#f3eee4",
  colorNeutralBackground4: "#f0eadf",
  colorSubtleBackgroundHover: "#f1ece1",
  colorSubtleBackgroundPressed: "#e8e1d3",
  colorNeutralForeground1: "#22232b",
  colorNeutralForeground2: "#43424a",
  colorNeutralForeground3: "#625f64",
  colorNeutralForeground4: "#6b686c",
  colorNeutralStroke1: "#d3cbbc",
  colorNeutralStroke2: "#e6dfd2",
  colorNeutralStroke3: "#efe9de",
  colorNeutralStrokeAccessible: "#7a756f",
  houseBar: "#1a264f",
  houseBarText: "#f7f2e8",
  houseAccent: "#b3412a",
  houseAccentSoft: "#fbeee8",
  houseRaised: "0 1px 2px rgb(60 50 30 / 6%), 0 4px 16px rgb(60 50 30 / 5%)",
  houseToneNewText: "#ffffff",
  houseToneNewFill: "#475c98",
  houseToneBusyText: "#2b3f7c",
  houseToneBusyFill: "#e4e9f6",
  houseToneWaitText: "#79510a",
  houseToneWaitFill: "#faedcf",
  houseToneDoneText: "#2c6136",
  houseToneDoneFill: "#e1f0e0",
  houseToneOffText: "#5b5856",
  houseToneOffFill: "#ece7dd",
  houseToneBadText: "#9b1c31",
  houseToneBadFill: "#fbe3e6",
};

const dark = createDarkTheme(indigo);

export const darkTheme: Theme & BrandTokens = {
  ...dark,
  ...shape,
  colorBrandForeground1: indigo[130],
  colorBrandForeground2: indigo[130],
  colorBrandForegroundLink: indigo[130],
  colorBrandForegroundLinkHover: indigo[140],
  colorNeutralBackground1: "#1f2027",
  colorNeutralBackground1Hover: "#282932",
  colorNeutralBackground1Pressed: "#18191f",
  colorNeutralBackground2: "#17181d",
  colorNeutralBackground3: "#26272f",
  colorNeutralBackground4: "#141519",
  colorSubtleBackgroundHover: "#2c2d37",
  colorSubtleBackgroundPressed: "#24252d",
  colorNeutralForeground3: "#b6b2ae",
  colorNeutralStroke1: "#4c4c56",
  colorNeutralStroke2: "#35363f",
  colorNeutralStroke3: "#2d2e36",
  houseBar: "#141d3d",
  houseBarText: "#f3eee4",
  houseAccent: "#e8896f",
  houseAccentSoft: "#3b2722",
  houseRaised: "0 1px 2px rgb(0 0 0 / 30%)",
  houseToneNewText: "#0d1326",
  houseToneNewFill: "#a4b3d5",
  houseToneBusyText: "#b7c5ea",
  houseToneBusyFill: "#283358",
  houseToneWaitText: "#ecc878",
  houseToneWaitFill: "#3d321a",
  houseToneDoneText: "#a3d3a6",
  houseToneDoneFill: "#213824",
  houseToneOffText: "#c0bcb8",
  houseToneOffFill: "#33343c",
  houseToneBadText: "#f3a3b0",
  houseToneBadFill: "#45222a",
};

/** Machiya's own tokens as CSS values, beside Fluent's `tokens`. */
export const brandTokens = {
  bar: "var(--houseBar)",
  barText: "var(--houseBarText)",
  accent: "var(--houseAccent)",
  accentSoft: "var(--houseAccentSoft)",
  raised: "var(--houseRaised)",
} as const;

/**
 * Thai needs a larger line height because it stacks vowels and tone marks; Fluent's own fits the other
 * scripts.
 */
const THAI_LINES = {
  lineHeightBase100: "16px",
  lineHeightBase200: "20px",
  lineHeightBase300: "23px",
  lineHeightBase400: "26px",
  lineHeightBase500: "32px",
  lineHeightBase600: "38px",
  lineHeightHero700: "44px",
} satisfies Partial<Theme>;

/** Returns the theme adapted to a language. */
export function themeFor(language: Language, theme: Theme & BrandTokens): Theme & BrandTokens {
  return language === "th" ? { ...theme, ...THAI_LINES } : theme;
}
