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

it("offers the services that somebody can do, oldest first", () => {
  expect(offers.services.map(({ id }) => id)).toEqual(["cut", "brows"]);
});

it("leaves the one of 30 minutes out of named booking (decisions.md §5)", () => {
  expect(namedServices(offers, "misaki").map(({ id }) => id)).toEqual(["cut"]);
  expect(namedServices(offers, "koyuki")).toEqual([]);
  expect(namedServices(offers, null)).toEqual([]);
});

it("leaves out who offers nothing", () => {
  expect(offers.staff.map(({ id }) => id)).toEqual(["misaki", "koyuki"]);
});
