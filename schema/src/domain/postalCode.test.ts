import { expect, it } from "vitest";
import { addressInDistrict, leadingPostalCode } from "./postalCode.ts";
import { postalDistricts } from "./postalDistricts.ts";

const DATONG = { city: "臺北市", district: "大同區" };

it.each([
  ["103", "103"],
  [" １０３迪化街 1 號", "103"],
  ["10357 迪化街", "10357"],
  ["103045", "103045"],
  ["1030", null],
  ["1030457", null],
  ["迪化街 103 號", null],
  ["", null],
])("finds the postal code of %j: %j", (address, code) => {
  expect(leadingPostalCode(address)).toBe(code);
});

it.each([
  ["103", "103 臺北市大同區"],
  ["10357 迪化街 1 號", "10357 臺北市大同區迪化街 1 號"],
  ["103臺北市迪化街", "103 臺北市大同區迪化街"],
  ["103 臺北市大同區迪化街", null],
  ["103台北市迪化街", "103 台北市大同區迪化街"],
  ["103 台北市大同區迪化街", null],
  ["迪化街", null],
])("adds the district to %j: %j", (address, completed) => {
  expect(addressInDistrict(address, DATONG)).toBe(completed);
});

it.each([
  ["950 台東縣台東市中山路", null],
  ["950 台東縣中山路", "950 台東縣臺東市中山路"],
])("takes 台 and 臺 for the same in %s", (address, completed) => {
  expect(addressInDistrict(address, { city: "臺東縣", district: "臺東市" })).toBe(completed);
});

it.each([
  ["103", [DATONG]],
  ["10357", [DATONG]],
  ["981", [{ city: "花蓮縣", district: "玉里鎮" }]],
  ["209", [{ city: "連江縣", district: "南竿鄉" }]],
  ["001", []],
  ["1030", []],
  ["大同區", []],
])("knows the districts of %s", (code, districts) => {
  expect(postalDistricts(code)).toEqual(districts);
});

it("knows the cities that share one code", () => {
  expect(postalDistricts("300").map(({ district }) => district)).toEqual(["東區", "北區", "香山區"]);
  expect(postalDistricts("600")).toHaveLength(2);
});
