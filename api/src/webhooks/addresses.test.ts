import type { LookupAddress } from "node:dns";
import { describe, expect, it } from "vitest";
import { acceptsUrl, guardedLookup, isPublicAddress, type Resolve } from "./addresses.ts";

const NOT_PUBLIC = [
  ["0.0.0.0", "unspecified"],
  ["0.255.255.255", "unspecified"],
  ["10.0.0.1", "private"],
  ["10.255.255.255", "private"],
  ["100.64.0.1", "carrier's"],
  ["127.0.0.1", "loopback"],
  ["127.255.255.254", "loopback"],
  ["169.254.169.254", "link-local: a cloud's metadata"],
  ["172.16.0.0", "private"],
  ["172.31.255.255", "private"],
  ["192.168.0.1", "private"],
  ["198.18.0.1", "benchmarks"],
  ["224.0.0.1", "multicast"],
  ["239.255.255.255", "multicast"],
  ["240.0.0.1", "reserved"],
  ["255.255.255.255", "broadcast"],
  ["::", "unspecified"],
  ["::1", "loopback"],
  ["0:0:0:0:0:0:0:1", "loopback, written out"],
  ["::127.0.0.1", "IPv4-compatible"],
  ["::ffff:127.0.0.1", "IPv4-mapped loopback"],
  ["::ffff:a00:1", "IPv4-mapped private"],
  ["::ffff:8.8.8.8", "IPv4-mapped, even if public"],
  ["64:ff9b::7f00:1", "NAT64"],
  ["2002:7f00:1::", "6to4"],
  ["2001::1", "Teredo"],
  ["fc00::1", "unique-local"],
  ["fdff:ffff::1", "unique-local"],
  ["fe80::1", "link-local"],
  ["fe80::1%eth0", "link-local, with its zone"],
  ["febf::1", "link-local"],
  ["ff02::1", "multicast"],
  ["no address", "no address"],
  ["", "nothing"],
];
const PUBLIC = [
  "1.1.1.1",
  "9.255.255.255",
  "11.0.0.0",
  "126.255.255.255",
  "128.0.0.0",
  "172.15.255.255",
  "172.32.0.0",
  "192.167.255.255",
  "192.169.0.0",
  "223.255.255.255",
  "2606:4700:4700::1111",
  "2001:4860:4860::8888",
];

describe("An address", () => {
  it.each(NOT_PUBLIC)("%s is not public: %s", (address) => expect(isPublicAddress(address)).toBe(false));
  it.each(PUBLIC)("%s is public", (address) => expect(isPublicAddress(address)).toBe(true));
});

describe("A URL", () => {
  it.each(["https://example.com/hook?a=b", "https://1.1.1.1/", "https://[2606:4700:4700::1111]:8443/hook"])(
    "%s is accepted",
    (url) => expect(acceptsUrl(url, false)).toBe(true),
  );

  it.each([
    "http://example.com/",
    "ftp://example.com/",
    "file:///etc/passwd",
    "https://user@example.com/",
    "https://:secret@example.com/",
    "https://example.com/#part",
    "example.com",
    "",
    "https://localhost/",
    "https://LOCALHOST./",
    "https://shop.localhost/",
    "https://printer.local/",
    "https://metadata.google.internal/",
    "https://127.0.0.1/",
    "https://127.1/",
    "https://2130706433/",
    "https://0x7f000001/",
    "https://0177.0.0.1/",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://169.254.169.254/latest/meta-data",
  ])("%s is refused", (url) => expect(acceptsUrl(url, false)).toBe(false));

  it("may use http and a private network where that is allowed, but never credentials", () => {
    expect(acceptsUrl("http://127.0.0.1:9999/hook", true)).toBe(true);
    expect(acceptsUrl("https://localhost/", true)).toBe(true);
    expect(acceptsUrl("http://user:secret@127.0.0.1/", true)).toBe(false);
    expect(acceptsUrl("ftp://127.0.0.1/", true)).toBe(false);
  });
});

describe("A host name", () => {
  const v4 = (address: string): LookupAddress => ({ address, family: 4 });
  const lookUp = (answer: LookupAddress[] | Error, all: boolean) => {
    const resolve: Resolve = (_name, _options, done) =>
      answer instanceof Error ? done(answer, []) : done(null, answer);
    return new Promise((settle) => {
      guardedLookup(resolve)("shop.example", { all }, (error, addresses, family) =>
        settle(error === null ? { addresses, family } : (error as NodeJS.ErrnoException).code),
      );
    });
  };

  it("is connected to at the checked addresses", async () => {
    expect(await lookUp([v4("1.1.1.1"), v4("1.0.0.1")], true)).toEqual({
      addresses: [v4("1.1.1.1"), v4("1.0.0.1")],
    });
    expect(await lookUp([v4("1.1.1.1")], false)).toEqual({ addresses: "1.1.1.1", family: 4 });
  });

  it.each([[true], [false]])("is refused when one of its addresses is not public (all: %s)", async (all) => {
    expect(await lookUp([v4("1.1.1.1"), v4("10.0.0.1")], all)).toBe("ADDRESS_REFUSED");
    expect(await lookUp([{ address: "::ffff:127.0.0.1", family: 6 }], all)).toBe("ADDRESS_REFUSED");
    expect(await lookUp([], all)).toBe("ADDRESS_REFUSED");
  });

  it("that is unknown keeps its DNS error", async () => {
    expect(await lookUp(Object.assign(new Error("no"), { code: "ENOTFOUND" }), true)).toBe("ENOTFOUND");
  });
});
