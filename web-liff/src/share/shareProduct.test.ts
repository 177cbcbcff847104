import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { en } from "../language/catalogs/en.ts";
import { fakeLiff } from "../liff/fakeLiff.ts";
import type { FriendPicker } from "../liff/liff.ts";
import type { ReadyLiff } from "../liff/liffReady.ts";
import type { ShareCard } from "./shareCard.ts";
import { shareProduct, shopAddress } from "./shareProduct.ts";

const product = {
  id: "p",
  name: "Tea",
  price: "120",
  hasVariants: false,
  topPick: false,
  cardUrl: null,
};
const log = vi.spyOn(console, "warn");

beforeEach(() => {
  log.mockReset();
});
afterEach(() => {
  log.mockReset();
});

const ready = (picker: FriendPicker | null, loggedIn = true) =>
  fakeLiff(
    { friendPicker: async () => picker, isLoggedIn: () => loggedIn },
    { publicUrl: "https://shop.example" },
  );

const words = { ...en.share, money: (amount: string) => `$${amount}`, from: en.storefront.fromPrice };

const share = (start: () => Promise<ReadyLiff>) =>
  shareProduct(product, words, { ready: start, origin: "https://elsewhere.example" });

describe("shareProduct", () => {
  it("sends LINE the card with the shop's public address and reports success", async () => {
    const cards: ShareCard[] = [];
    const outcome = await share(
      ready(async (card) => {
        cards.push(card);
        return true;
      }),
    );
    expect(outcome).toBe("sent");
    expect(cards[0]?.contents.footer.contents[0]?.action.uri).toBe(
      "https://shop.example/product-show?product=p",
    );
    expect(log).not.toHaveBeenCalled();
  });

  it("distinguishes a closed picker from a failed one, which it logs", async () => {
    expect(await share(ready(async () => false))).toBe("cancelled");
    expect(log).not.toHaveBeenCalled();
    expect(
      await share(
        ready(async () => {
          throw new Error("CREATE_SUBWINDOW_FAILED");
        }),
      ),
    ).toBe("failed");
    expect(log).toHaveBeenCalledOnce();
  });

  it.each([
    [true, "unavailable"],
    [false, "signedOut"],
  ])("logs the outcome without a picker (signed in to LINE: %s): %s", async (loggedIn, outcome) => {
    expect(await share(ready(null, loggedIn))).toBe(outcome);
    expect(log.mock.calls[0]?.[0]).toContain("sign in");
  });

  it("is unavailable where LIFF does not start", async () => {
    expect(await share(() => Promise.reject(new Error("LIFF is not configured")))).toBe("unavailable");
    expect(log).toHaveBeenCalledOnce();
  });
});

describe("shopAddress", () => {
  it("uses the browser's origin when the public address is unknown or not configured", () => {
    expect(shopAddress(null, "https://here.example")).toEqual({
      origin: "https://here.example",
      liffId: null,
      name: null,
    });
    expect(shopAddress({ publicUrl: null, liffId: "1-a", shopName: "町家" }, "https://here.example")).toEqual(
      {
        origin: "https://here.example",
        liffId: "1-a",
        name: "町家",
      },
    );
  });
});
