import { describe, expect, it } from "vitest";
import { setUpProblems } from "./problems.ts";

const whole = {
  code: "ABCD-EFGH",
  storeName: "町家",
  bankCode: "822",
  address: "台北市",
  timeZone: "Asia/Taipei",
  name: "林",
  username: "lin",
  password: "12345678",
  confirmation: "12345678",
};

describe("the set-up form", () => {
  it("is submitted when all fields are filled and the passwords match", () => {
    expect(setUpProblems(whole)).toEqual({});
  });

  it("reports each empty field", () => {
    expect(setUpProblems({ ...whole, code: " ", storeName: "", bankCode: "", address: " " })).toEqual({
      code: "MISSING",
      storeName: "MISSING",
      bankCode: "MISSING",
      address: "MISSING",
    });
  });

  it("accepts a password of eight characters and rejects one of seven", () => {
    expect(setUpProblems({ ...whole, password: "1234567", confirmation: "1234567" })).toEqual({
      password: "SHORT",
    });
  });

  it("rejects a confirmation that differs by case or by a space", () => {
    for (const confirmation of ["12345678 ", "1234567"]) {
      expect(setUpProblems({ ...whole, confirmation })).toEqual({ confirmation: "DIFFERS" });
    }
    expect(setUpProblems({ ...whole, password: "abcdefgh", confirmation: "Abcdefgh" })).toEqual({
      confirmation: "DIFFERS",
    });
  });
});
