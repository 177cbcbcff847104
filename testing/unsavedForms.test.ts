import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const SOURCES = fileURLToPath(new URL("../web-admin/src/", import.meta.url));

/** The markup of a form, and of the button that saves one. */
const FORM = /<form\b|<BusyButton\b/;

/** The ways in which a component reports its unsaved input: itself, or through its panel or dialog. */
const REPORTS = [
  /\buseUnsaved\(/,
  /<SidePanel\b[^>]*\bisForm\b/,
  /<(?:DialogFrame|FormDialog)\b[\s\S]*?\bonSubmit=/,
];

/** Components with such markup that need not report unsaved input, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "appointments/imports/ImportAppointmentsDialog.tsx": "its input is a file, which stays on the disk",
  "broadcast/compose/TestSend.tsx": "sends the draft of the page, which reports it",
  "orders/create/LineChooser.tsx": "the pages around it report the chosen lines",
  "orders/transfers/BankLines.tsx": "records lines of a bank and has no fields",
  "orders/transfers/BankTextForm.tsx": "its input is a file or text of a bank, which stays there",
  "products/imports/ImportPanel.tsx": "its input is a file, which stays on the disk",
  "products/stockTake/ScanField.tsx": "the page around it reports the counts",
  "session/ChoosePasswordPage.tsx": "no other screen can be opened before a password is chosen",
  "session/LoginForm.tsx": "no other screen can be opened before the login",
  "ui/dialogs/ConfirmDialog.tsx": "asks a question and has no fields",
  "webhooks/record/RotateSecret.tsx": "asks a question and has no fields",
};

const forms = globSync("**/*.tsx", { cwd: SOURCES })
  .map((file) => ({ file, text: readFileSync(SOURCES + file, "utf8") }))
  .filter(({ text }) => FORM.test(text));

const silent = forms.filter(({ text }) => !REPORTS.some((way) => way.test(text))).map(({ file }) => file);

describe("forms of the console", () => {
  it("report their unsaved input, so that leaving them asks first", () => {
    expect(forms.length).toBeGreaterThan(15);
    expect(silent.filter((file) => !(file in EXCEPTIONS))).toEqual([]);
  });

  it("are excepted only as long as they need to be", () => {
    expect(Object.keys(EXCEPTIONS).filter((file) => !silent.includes(file))).toEqual([]);
  });

  it("leave the one blocker that the router admits to the guard", () => {
    const blocking = globSync("**/*.{ts,tsx}", { cwd: SOURCES }).filter((file) =>
      /\buseBlocker\(/.test(readFileSync(SOURCES + file, "utf8")),
    );
    expect(blocking).toEqual(["ui/dialogs/LeaveGuard.tsx"]);
  });
});
