import { describe, expect, it } from "vitest";
import { personnelInput } from "./personnel.ts";
import { staffChange, staffIdentityDetails } from "./staffDraft.ts";

describe("the draft of a staff member", () => {
  it("is sent in two parts: public data and personnel data", () => {
    expect(staffChange({ name: "林", salary: "42000" }, "")).toEqual({
      details: { name: "林" },
      personnel: { salary: "42000" },
      addServiceIds: [],
      removeServiceIds: [],
    });
  });

  it("leaves personnel data unchanged if none was edited", () => {
    expect(staffChange({ name: "林" }, "")).not.toHaveProperty("personnel");
  });

  it("adds and removes services compared with those offered before", () => {
    expect(staffChange({ services: "b c" }, "a b")).toMatchObject({
      addServiceIds: ["c"],
      removeServiceIds: ["a"],
    });
    expect(staffChange({ name: "林" }, "a b")).toMatchObject({ addServiceIds: [], removeServiceIds: [] });
  });

  it("keeps the username if it is empty, and removes the image if it is", () => {
    expect(staffIdentityDetails({ username: " ", image: "" })).toEqual({ image: null });
  });

  it("clears texts by an empty text and other fields by null", () => {
    expect(
      personnelInput({ phone: " ", birthday: "", salary: "", organisationId: "", passportImage: "" }),
    ).toEqual({ phone: "", birthday: null, salary: null, organisationId: null, passportImage: null });
  });

  it("sends the organization's number as a number", () => {
    expect(personnelInput({ organisationId: " 12 " })).toEqual({ organisationId: 12 });
  });
});
