import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The files that take the longest, by the order of their duration on two cores. Started last, one of them would
 * run alone at the end, because vitest orders files by their size.
 */
const LONGEST = [
  "web-admin/e2e/everyScreen",
  "web-liff/e2e/orderPath",
  "testing/races/idempotency",
  "testing/payments/providerOutages",
  "web-admin/e2e/calendarLayout",
  "web-admin/screens/failingSaves",
  "testing/races/backupKills",
  "testing/races/migrationKills",
  "web-admin/e2e/products",
  "testing/races/faultKills",
  "testing/races/hostileFiles",
  "testing/canariesByRole",
  "web-admin/screens/unsavedForms",
  "web-liff/e2e/serverRenderedPages",
  "web-admin/screens/failingQuestions",
  "testing/races/faultStop",
  "testing/races/faultCommit",
  "testing/races/lateDatabase",
  "testing/races/attack",
  "web-admin/e2e/keyboardOnly",
  "testing/mutations/mutationResults",
  "testing/authorization",
];

/** Starts the files of each project that take the longest first, and the others by their size. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const places = new Map(sorted.map((file, index) => [file, index]));
    const rank = (file: TestSpecification) => {
      const place = LONGEST.findIndex((name) => file.moduleId.endsWith(`/${name}.test.ts`));
      return place < 0 ? LONGEST.length + (places.get(file) ?? 0) : place;
    };
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).sort((a, b) => rank(a) - rank(b)),
    );
  }
}
