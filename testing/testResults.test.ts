import { expect, it } from "vitest";
import { joinResults, type Results, repeatableFiles } from "./testResults.ts";

type Status = "passed" | "failed" | "skipped";

/** A report of files, each with its tests and their states. */
const report = (files: Record<string, Record<string, Status>>): Results => ({
  testResults: Object.entries(files).map(([name, tests]) => ({
    name,
    status: Object.values(tests).includes("failed") ? "failed" : "passed",
    assertionResults: Object.entries(tests).map(([fullName, status]) => ({
      fullName,
      status,
      failureMessages: status === "failed" ? [`${fullName} was late\nand more`] : null,
    })),
  })),
});

it("repeats whole files with a failed test", () => {
  const first = report({ "/a": { one: "passed" }, "/b": { one: "passed", two: "failed" } });
  expect(repeatableFiles(first)).toEqual(["/b"]);
});

it("repeats at most eight files", () => {
  const failing = (count: number) =>
    report(Object.fromEntries(Array.from({ length: count }, (_, index) => [`/${index}`, { one: "failed" }])));
  expect(repeatableFiles(failing(8))).toHaveLength(8);
  expect(repeatableFiles(failing(9))).toEqual([]);
});

it("counts a repeated file by its second run, and names what passed only then", () => {
  const first = report({
    "/a": { one: "passed", other: "skipped" },
    "/b": { one: "failed", two: "passed", three: "failed" },
  });
  const second = report({ "/b": { one: "passed", two: "passed", three: "failed" } });
  expect(joinResults(first, second)).toEqual({
    passed: 3,
    failed: 1,
    skipped: 1,
    passedWhenRepeated: ["/b > one: one was late"],
  });
  expect(joinResults(first, null)).toMatchObject({ passed: 2, failed: 2, passedWhenRepeated: [] });
});

it("counts a file whose setup failed as a failure, although no test ran", () => {
  const broken: Results = {
    testResults: [
      {
        name: "/a",
        status: "failed",
        assertionResults: [{ fullName: "one", status: "skipped", failureMessages: [] }],
      },
    ],
  };
  expect(repeatableFiles(broken)).toEqual(["/a"]);
  expect(joinResults(broken, null)).toMatchObject({ passed: 0, failed: 1, skipped: 1 });
  expect(joinResults(broken, report({ "/a": { one: "passed" } }))).toMatchObject({
    passed: 1,
    failed: 0,
    skipped: 0,
  });
});
