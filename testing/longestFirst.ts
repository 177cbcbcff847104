import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The files that take the longest, by the order of their duration on two cores. Started last, one of them would
 * run alone at the end, because vitest orders files by their size.
 */
const LONGEST = [
  "testing/races/faultKills",
  "web-liff/e2e/serverRenderedPages",
  "web-admin/screens/unsavedForms",
  "web-admin/screens/failingSaves",
  "web-liff/e2e/orderPath",
  "web-admin/e2e/tableTools",
  "web-admin/e2e/stockTake",
  "testing/races/idempotency",
  "testing/races/outboxKills",
  "testing/races/attack",
  "testing/races/faultCommit",
  "testing/interruption/runCleaner",
  "web-admin/e2e/appointmentList",
  "web-admin/e2e/scrollbars",
  "web-admin/e2e/moveAppointment",
  "web-admin/e2e/phone",
  "web-admin/e2e/appointmentCalendar",
  "api/src/database/embedded",
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
