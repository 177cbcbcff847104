import { expect, it } from "vitest";
import { PERSONNEL_GROUPS } from "./personnel.ts";
import { TAB_GROUPS, tabsFor } from "./staffTabs.ts";

it("each group of personnel data is on one tab", () => {
  expect(Object.values(TAB_GROUPS).flat().sort()).toEqual([...PERSONNEL_GROUPS].sort());
});

it("colleagues see public data and shifts, and staff their own account", () => {
  expect(tabsFor({ isAdmin: false, isSelf: false })).toEqual(["info", "shift"]);
  expect(tabsFor({ isAdmin: false, isSelf: true })).toEqual(["info", "shift", "account"]);
  expect(tabsFor({ isAdmin: true, isSelf: false })).toContain("papers");
});
