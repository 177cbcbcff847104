/** The part of vitest's JSON report that `npm test` reads. */
export interface Results {
  testResults: FileResult[];
}

interface FileResult {
  /** The absolute path. */
  name: string;
  status: "passed" | "failed";
  /** Why the file cannot be loaded, if so. */
  message?: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
}

/** More failing files than this are no coincidence of a busy machine, so repeating them would only take time. */
const MAX_REPEATED_FILES = 8;

/**
 * The files to repeat: those with a failed test, unless there are many. A whole file is repeated because its tests
 * share a database, so that a failed test often cannot run a second time on the data that it left.
 */
export function repeatableFiles({ testResults }: Results): string[] {
  const failing = testResults.filter(({ status }) => status === "failed").map(({ name }) => name);
  return failing.length <= MAX_REPEATED_FILES ? failing : [];
}

interface JoinedResults {
  passed: number;
  failed: number;
  skipped: number;
  /** Each test that failed first and passed then, with the first line of its error. */
  passedWhenRepeated: string[];
}

/** Counts every test once: a repeated file by its second run. */
export function joinResults(first: Results, repeated: Results | null): JoinedResults {
  const second = new Map(repeated?.testResults.map((file) => [file.name, file]));
  const joined: JoinedResults = { passed: 0, failed: 0, skipped: 0, passedWhenRepeated: [] };
  for (const file of first.testResults) {
    const last = second.get(file.name) ?? file;
    for (const { status } of last.assertionResults) {
      if (status === "passed") joined.passed++;
      else if (status === "failed") joined.failed++;
      else joined.skipped++;
    }
    // A file that cannot be loaded, or whose setup fails, counts as one failure.
    if (last.status === "failed" && last.assertionResults.every(({ status }) => status !== "failed"))
      joined.failed++;
    const passedNow = new Set(
      last.assertionResults.filter(({ status }) => status === "passed").map(({ fullName }) => fullName),
    );
    for (const { fullName, status, failureMessages } of file.assertionResults) {
      if (status === "failed" && passedNow.has(fullName))
        joined.passedWhenRepeated.push(
          `${file.name} > ${fullName}: ${failureMessages?.[0]?.split("\n")[0] ?? ""}`,
        );
    }
  }
  return joined;
}
