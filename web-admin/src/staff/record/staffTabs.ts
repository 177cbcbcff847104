import type { PersonnelGroup } from "./personnel.ts";

/** The tabs of a staff member's panel; "info" and "shift" are specified in booking.md §2. */
export const STAFF_TABS = ["info", "work", "papers", "shift", "account"] as const;

export type StaffTab = (typeof STAFF_TABS)[number];

/** The tabs over which the form of a staff member is spread. */
export const FORM_TABS = ["info", "work", "papers"] as const satisfies readonly StaffTab[];

export type FormTab = (typeof FORM_TABS)[number];

/** The groups of personnel data on each of these tabs. */
export const TAB_GROUPS: Record<FormTab, readonly PersonnelGroup[]> = {
  info: ["person"],
  work: ["work", "contract", "bank"],
  papers: ["workCard", "passport"],
};

/** Returns the tabs that the user sees of this staff member. */
export function tabsFor({ isAdmin, isSelf }: { isAdmin: boolean; isSelf: boolean }): readonly StaffTab[] {
  if (isAdmin) return STAFF_TABS;
  return isSelf ? ["info", "shift", "account"] : ["info", "shift"];
}
