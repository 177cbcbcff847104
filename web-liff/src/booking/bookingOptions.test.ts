import { expect, it } from "vitest";
import { readBookingOptions, servicesNotOffered } from "./bookingOptions.ts";

const service = (id: string, durationMinutes: number) => ({
  id,
  name: id,
  durationMinutes,
  price: "1",
  note: "",
  offeredNamed: durationMinutes !== 30,
});
const person = (id: string, ...services: string[]) => ({
  id,
  name: id,
  englishName: "",
  positionName: "",
  imageUrl: null,
  services: services.map((one) => ({ id: one })),
});

// Newest first, as the server lists them.
const services = [service("nobody's", 60), service("brows", 30), service("cut", 60)];
const staff = [person("misaki", "cut", "brows"), person("koyuki", "brows"), person("boss")];
const offers = readBookingOptions(staff, services, "general");

it("offers the services that a staff member provides, oldest first", () => {
  expect(offers.services.map(({ id }) => id)).toEqual(["cut", "brows"]);
});

it("excludes the service of 30 minutes from named booking (decisions.md §5)", () => {
  expect(readBookingOptions(staff, services, "named").services.map(({ id }) => id)).toEqual(["cut"]);
});

it("excludes staff members without services", () => {
  expect(offers.staff.map(({ id }) => id)).toEqual(["misaki", "koyuki"]);
});

it("returns what a staff member does not offer", () => {
  const lacking = offers.staff.map((one) => servicesNotOffered(one, offers.services).map(({ id }) => id));
  expect(lacking).toEqual([[], ["cut"]]);
});
