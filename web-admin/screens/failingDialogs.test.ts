import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { FAULTY_FORMS } from "./faults/faultyForms.ts";
import { QUESTIONS } from "./faults/questions.ts";

const SOURCES = fileURLToPath(new URL("../src/", import.meta.url));

/** The markup of dialogs and panels that write. */
const WRITES = [
  /<(?:FormDialog|NewDialog|EditDialog|ActionDialog|DeleteDialog|ConfirmDialog|BulkForm)\b/,
  /<DialogFrame\b[\s\S]*?\bonSubmit=/,
  /<SidePanel\b[^>]*\bisForm\b/,
];

/** Components with such markup that no test of failing writes names, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "bulk/BulkChoices.tsx": "its dialog is BulkForm, which is tested with a number and with a tag",
  "bulk/BulkNumber.tsx": "its dialog is BulkForm, which is tested with it",
  "customers/tags/BulkTag.tsx": "its dialog is BulkForm, which is tested with it",
  "failedJobs/FailedJobActions.tsx": "its dialog is ActionDialog, which is tested with other questions",
  "orders/parcels/ParcelEntry.tsx": "its dialog is ActionDialog, which is tested with other questions",
  "relay/records/ActionDialog.tsx": "is tested through the questions that use it",
  "relay/records/DeleteDialog.tsx": "is tested through the questions that use it",
  "relay/records/EditDialog.tsx": "is tested through the forms that use it",
  "relay/records/NewDialog.tsx": "is tested through the forms that use it",
  "store/NewStore.tsx": "opens only in a shop without a store, and its dialog is NewDialog",
  "store/TimeZoneQuestion.tsx":
    "closes before the form below it writes, which is tested with the store's form",
  "ui/dialogs/FormDialog.tsx": "is tested through the forms that use it",
  "ui/table/SaveViewDialog.tsx": "stores the view in the browser, which sends it again on the next visit",
};

const writing = globSync("**/*.tsx", { cwd: SOURCES }).filter((file) => {
  const text = readFileSync(SOURCES + file, "utf8");
  return WRITES.some((markup) => markup.test(text));
});

const tested = new Set([...FAULTY_FORMS, ...QUESTIONS].flatMap(({ components }) => components));

describe("dialogs of the console", () => {
  it("are tested offline, with a 500, with a hanging request, and with a conflict", () => {
    expect(writing.length).toBeGreaterThan(60);
    expect(writing.filter((file) => !tested.has(file) && !(file in EXCEPTIONS))).toEqual([]);
  });

  it("are excepted only as long as they need to be", () => {
    expect(Object.keys(EXCEPTIONS).filter((file) => !writing.includes(file) || tested.has(file))).toEqual([]);
  });

  it("are named as they are called", () => {
    const files = globSync("**/*.tsx", { cwd: SOURCES });
    expect([...tested].filter((file) => !files.includes(file))).toEqual([]);
    expect([...FAULTY_FORMS, ...QUESTIONS].filter(({ components }) => components.length === 0)).toEqual([]);
  });
});
