import { expect, it } from "vitest";
import { paths } from "../paths.ts";
import { isOpenTo, navGroups } from "./navGroups.ts";

it("staff open the side of the bookings, and administrators everything", () => {
  const all = Object.values(paths);
  expect(all.filter((path) => isOpenTo("STAFF", path))).toEqual([
    paths.home,
    paths.setUp,
    paths.productShow,
    paths.store,
    paths.staff,
    paths.shiftCalendar,
    paths.appointments,
    paths.appointmentCalendar,
    paths.timetable,
    paths.shiftTemplates,
    paths.services,
  ]);
  expect(all.filter((path) => !isOpenTo("ADMIN", path))).toEqual([]);
});

it("staff open exactly those screens of the navigation that its list opens to them, with the addresses below them", () => {
  const items = navGroups.ADMIN.flatMap((group) => group.items);
  for (const { path, isOpenToStaff } of items) {
    expect([path, isOpenTo("STAFF", path)]).toEqual([path, isOpenToStaff === true]);
    if (path !== paths.home)
      expect([path, isOpenTo("STAFF", `${path}/1`)]).toEqual([path, isOpenToStaff === true]);
  }
});
