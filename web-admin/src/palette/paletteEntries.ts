import type { StaffRole } from "@machiya/prisma/enums";
import { searchText } from "@machiya/schema/domain/searchText";
import { rowId } from "@machiya/schema/ids";
import { openScreens } from "../frame/navGroups.ts";
import { useMessages } from "../language/language.ts";
import { paths, staffPath } from "../paths.ts";
import { SETTINGS_SECTIONS, settingsPath } from "../settings/settingsSections.ts";

/** Something that the palette leads to. */
export interface PaletteEntry {
  group: string;
  label: string;
  detail?: string | undefined;
  /** Further words by which it is found. */
  keywords?: string;
  to: string;
}

/** Returns whether a text contains every word of another text, as the search of the server compares them. */
export function containsWords(text: string, words: string): boolean {
  const searched = searchText(text);
  return searchText(words)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** Returns the actions and screens of a role. */
export function usePaletteEntries(role: StaffRole, userId: string): PaletteEntry[] {
  const screens = useMessages("frame");
  const words = useMessages("palette");
  const { profile } = useMessages("session");
  const settings = useMessages("settings");
  const { timetable } = useMessages("appointmentCalendar");
  const { title: countStock } = useMessages("stockTake");
  const { title: editMany } = useMessages("productGrid");
  const opened = openScreens(role).map(({ label, path }) => ({
    group: words.screens,
    label: screens[label],
    to: path,
  }));
  if (role === "STAFF") {
    const own = { group: words.screens, label: profile, to: staffPath(rowId("StaffMember", userId) ?? 0) };
    return [...opened, own];
  }
  return [
    { group: words.actions, label: words.newOrder, to: paths.addOrder },
    { group: words.actions, label: words.newAppointment, to: `${paths.appointments}?add=new` },
    { group: words.actions, label: words.newProduct, to: `${paths.products}?add=new` },
    ...opened,
    // Screens that the navigation leaves to the screens from which they are opened.
    { group: words.screens, label: timetable, to: paths.timetable },
    { group: words.screens, label: countStock, to: paths.stockTake },
    {
      group: words.screens,
      label: `${screens.products}: ${editMany}`,
      to: `${paths.products}?grid=open`,
    },
    ...SETTINGS_SECTIONS.map((section) => ({
      group: words.screens,
      label: `${settings.title}: ${settings.sections[section]}`,
      keywords: settings.texts[section],
      to: settingsPath(section),
    })),
  ];
}
