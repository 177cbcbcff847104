import { expect, test } from "vitest";
import { POLICIES, withSecurityHeaders } from "./securityHeaders.ts";

const sources = (policy: string, directive: string) =>
  policy
    .split("; ")
    .find((one) => one.startsWith(`${directive} `))
    ?.split(" ")
    .slice(1);

test.each(["console", "liff"] as const)(
  "the %s runs no script of a page's own and none from elsewhere but LINE's",
  (page) => {
    const scripts = sources(POLICIES[page], "script-src") ?? sources(POLICIES[page], "default-src") ?? [];
    expect(
      scripts.filter((source) => source !== "'self'" && source !== "https://static.line-scdn.net"),
    ).toEqual([]);
    expect(sources(POLICIES[page], "object-src")).toEqual(["'none'"]);
    expect(sources(POLICIES[page], "base-uri")).toEqual(["'none'"]);
  },
);

test("nobody else frames a page, and nobody at all the console", () => {
  expect(sources(POLICIES.console, "frame-ancestors")).toEqual(["'none'"]);
  expect(sources(POLICIES.liff, "frame-ancestors")).toEqual(["'self'"]);
});

test("what is no page loads nothing, and what a page says of itself stays", () => {
  const [data, page] = [new Headers(), new Headers({ "content-security-policy": POLICIES.console })];
  for (const headers of [data, page]) withSecurityHeaders(headers, "id", false);
  expect(data.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(page.get("content-security-policy")).toBe(POLICIES.console);
});
