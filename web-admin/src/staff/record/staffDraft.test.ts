import { describe, expect, it } from "vitest";
import { personnelInput } from "./personnel.ts";
import { staffChange, staffIdentityDetails } from "./staffDraft.ts";

describe("what was written of somebody", () => {
  it("goes to the server apart: what all see, and papers and pay", () => {
    expect(staffChange({ name: "林", salary: "42000" }, "")).toEqual({
      details: { name: "林" },
      personnel: { salary: "42000" },
      addServiceIds: [],
      removeServiceIds: [],
    });
  });

  it("leaves papers and pay alone when none were written", () => {
    expect(staffChange({ name: "林" }, "")).not.toHaveProperty("personnel");
  });

  it("adds and takes away services by what was offered before", () => {
    expect(staffChange({ services: "b c" }, "a b")).toMatchObject({
      addServiceIds: ["c"],
      removeServiceIds: ["a"],
    });
    expect(staffChange({ name: "林" }, "a b")).toMatchObject({ addServiceIds: [], removeServiceIds: [] });
  });

  it("keeps the username that is left empty, and takes away the picture that is", () => {
    expect(staffIdentityDetails({ username: " ", image: "" })).toEqual({ image: null });
  });

  it("clears a text by an empty one, and anything else by null", () => {
    expect(
      personnelInput({ phone: " ", birthday: "", salary: "", organisationId: "", passportImage: "" }),
    ).toEqual({ phone: "", birthday: null, salary: null, organisationId: null, passportImage: null });
  });

  it("sends the organisation's number as a number", () => {
    expect(personnelInput({ organisationId: " 12 " })).toEqual({ organisationId: 12 });
  });
});
