import { expect, it } from "vitest";
import { moveQuestion } from "./moveQuestion.ts";

const item = (service: string | null, staffMember: string | null) => ({
  service: service === null ? null : { id: service },
  staffMember: staffMember === null ? null : { id: staffMember },
});

it("asks for each service with its own staff member", () => {
  const items = [item("cut", "misaki"), item("care", "koyuki"), item("brows", null)];
  expect(moveQuestion({ id: "mine", items })).toEqual({
    serviceIds: ["cut", "care", "brows"],
    staffMemberIds: ["misaki", "koyuki", null],
    ignoreAppointmentId: "mine",
  });
});

it("leaves deleted services out together with their staff members", () => {
  const items = [item(null, "misaki"), item("care", "koyuki")];
  expect(moveQuestion({ id: "mine", items })).toMatchObject({
    serviceIds: ["care"],
    staffMemberIds: ["koyuki"],
  });
});

it("asks nothing when every service has been deleted", () => {
  expect(moveQuestion({ id: "mine", items: [item(null, "misaki")] })).toBeNull();
});
