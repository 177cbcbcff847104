import { expect, it } from "vitest";
import { namedServices, readBookingOptions } from "./bookingOptions.ts";

const service = (id: string, durationMinutes: number) => ({
  node: { id, name: id, durationMinutes, price: "1", note: "", offeredNamed: durationMinutes !== 30 },
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
const offers = readBookingOptions({
  services: { edges: [service("nobody's", 60), service("brows", 30), service("cut", 60)] },
  bookableStaff: [person("misaki", "cut", "brows"), person("koyuki", "brows"), person("boss")],
});

it("offers the services that a staff member provides, oldest first", () => {
  expect(offers.services.map(({ id }) => id)).toEqual(["cut", "brows"]);
});

it("excludes the service of 30 minutes from named booking (decisions.md §5)", () => {
  expect(namedServices(offers, "misaki").map(({ id }) => id)).toEqual(["cut"]);
  expect(namedServices(offers, "koyuki")).toEqual([]);
  expect(namedServices(offers, null)).toEqual([]);
});

it("excludes staff members without services", () => {
  expect(offers.staff.map(({ id }) => id)).toEqual(["misaki", "koyuki"]);
});
