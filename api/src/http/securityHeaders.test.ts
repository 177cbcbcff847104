import { expect, test } from "vitest";
import { POLICIES, withSecurityHeaders } from "./securityHeaders.ts";

const sources = (policy: string, directive: string) =>
  policy
    .split("; ")
    .find((one) => one.startsWith(`${directive} `))
    ?.split(" ")
    .slice(1);

test.each(["console", "liff"] as const)(
  "the %s page runs no inline script and no script of another site except LINE's",
  (page) => {
    const scripts = sources(POLICIES[page], "script-src") ?? sources(POLICIES[page], "default-src") ?? [];
    expect(
      scripts.filter((source) => source !== "'self'" && source !== "https://static.line-scdn.net"),
    ).toEqual([]);
    expect(sources(POLICIES[page], "object-src")).toEqual(["'none'"]);
    expect(sources(POLICIES[page], "base-uri")).toEqual(["'none'"]);
  },
);

test("no other site frames a page, and nothing frames the console", () => {
  expect(sources(POLICIES.console, "frame-ancestors")).toEqual(["'none'"]);
  expect(sources(POLICIES.liff, "frame-ancestors")).toEqual(["'self'"]);
});

test("a response that is not a page loads nothing, and a page keeps its own policy", () => {
  const [data, page] = [new Headers(), new Headers({ "content-security-policy": POLICIES.console })];
  for (const headers of [data, page]) withSecurityHeaders(headers, "id", false);
  expect(data.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(page.get("content-security-policy")).toBe(POLICIES.console);
});
