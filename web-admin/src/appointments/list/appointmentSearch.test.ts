import { appointmentFilters } from "@machiya/schema/domain/listFilters/appointmentFilters";
import { readFilters } from "@machiya/schema/domain/listFilters/listFilters";
import { globalId } from "@machiya/schema/ids";
import { expect, it } from "vitest";
import {
  addedStaff,
  addedStart,
  appointmentListVariables,
  openAppointmentVariables,
} from "./appointmentSearch.ts";

const at = (search: string) => new URLSearchParams(search);

it("the URL's filters become the list's variables", () => {
  const search = at("customer=王&state=PENDING&startFrom=2030-05-01&startTo=2030-05-31&staff=7&page=3");
  expect(appointmentListVariables(search)).toMatchObject({
    filter: {
      customerName: "王",
      states: ["PENDING"],
      startsAt: { from: "2030-05-01", to: "2030-05-31" },
      staffMemberIds: [globalId("StaffMember", 7)],
    },
    first: 10,
  });
});

it("empty and invalid filters are ignored", () => {
  for (const search of ["", "state=DONE&startFrom=tomorrow&staff=me", "staff=all"]) {
    expect(appointmentListVariables(at(search)).filter).toEqual({});
    expect(Object.values(readFilters(appointmentFilters, at(search))).join("")).toBe("");
  }
});

it("an appointment is opened to be read or edited, or none is", () => {
  expect(openAppointmentVariables(at("appointment=12"))).toEqual({ number: 12, editing: false });
  expect(openAppointmentVariables(at("edit=12"))).toEqual({ number: 12, editing: true });
  expect(openAppointmentVariables(at("edit=x"))).toEqual({ number: 0, editing: true });
  expect(openAppointmentVariables(at("state=PENDING"))).toBeNull();
});

it("only a valid start is read from the URL", () => {
  expect(addedStart("2030-05-01T10:00")).toBe("2030-05-01T10:00");
  expect(addedStart("new")).toBe("");
});

it("the staff member of a new appointment comes from the column that was clicked", () => {
  expect(addedStaff("12")).toBe(globalId("StaffMember", 12));
  for (const invalid of [null, "", "0", "x", "1234567890123"]) expect(addedStaff(invalid)).toBe("");
});
