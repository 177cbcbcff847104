import { expect, it } from "vitest";
import { paths } from "../paths.ts";
import { isOpenTo } from "./staffScreens.ts";

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
