import { expect, it } from "vitest";
import { carrierDetails, carrierDraft } from "./carrierDraft.ts";

it("sends only what was changed, and credentials without spaces", () => {
  expect(carrierDraft(null)).toMatchObject({ enabled: "false", isTest: "true", chains: "UNIMART,FAMILY" });
  expect(carrierDetails({})).toEqual({});
  expect(
    carrierDetails({ enabled: "true", chains: "FAMILY", senderName: " 店長 ", merchantId: " 2000933 " }),
  ).toEqual({
    enabled: true,
    chains: ["FAMILY"],
    senderName: "店長",
    credentials: { merchantId: "2000933" },
  });
});
