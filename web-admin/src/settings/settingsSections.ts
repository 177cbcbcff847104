import { paths } from "../paths.ts";

/** The sections of the settings in order; each has a page of its own. */
export const SETTINGS_SECTIONS = [
  "shop",
  "payment",
  "ordering",
  "shipping",
  "salon",
  "line",
  "closures",
] as const;

export type SettingsSectionName = (typeof SETTINGS_SECTIONS)[number];

/** Returns the path of a section of the settings. */
export const settingsPath = (section: SettingsSectionName): string => `${paths.settings}/${section}`;
