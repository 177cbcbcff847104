import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** A small error in a patch, which some test has to notice. */
export interface PlantedFault {
  /** For example `sql/overlapping-shifts`. */
  name: string;
  /** The path of the patch from the root of the repository. */
  patch: string;
  /** One sentence: what a user would notice. */
  description: string;
  /** Paths, or beginnings of paths, of the test files that could notice it. */
  tests: string[];
  /** The files that the patch changes. */
  files: string[];
}

export const AREAS: readonly string[] = ["console", "customer", "server", "sql"];

const PATCH = /^(?<description>\S[^\n]*)\n\nTests: (?<tests>\S[^\n]*)\n\n(?<diff>diff --git .*)$/s;

/** Reads the text of a patch file; throws if it has another form than the README says. */
export function parseFault(patch: string, text: string): PlantedFault {
  const { description, tests, diff } = PATCH.exec(text)?.groups ?? {};
  if (description === undefined || tests === undefined || diff === undefined)
    throw new Error(`${patch} needs a sentence, a line "Tests: …" and a diff, with empty lines in between.`);
  return {
    name: `${basename(dirname(patch))}/${basename(patch, ".patch")}`,
    patch,
    description,
    tests: tests.split(" "),
    files: [...diff.matchAll(/^diff --git a\/\S+ b\/(\S+)$/gm)].map(([, file = ""]) => file),
  };
}

/** Returns the faults of every area, sorted by name. */
export function readFaults(): PlantedFault[] {
  const folder = "testing/plantedFaults";
  return globSync("*/*.patch", { cwd: folder })
    .sort()
    .map((file) => join(folder, file))
    .map((patch) => parseFault(patch, readFileSync(patch, "utf8")));
}

const WEBS = ["web-admin", "web-liff"];
/** Sources that the server and both webs import. */
const IN_BOTH_WEBS = /^schema\/(client|src\/(domain|wording|ids))\b/;

/** Whether a browser runs one of the tests, which then see what was built instead of the sources. */
export const needsBuilds = ({ tests }: PlantedFault): boolean =>
  tests.some((test) => /^web-\w+\/e2e\b/.test(test));

/** The webs whose builds contain the fault. */
export const affectedWebs = ({ files }: PlantedFault): string[] =>
  WEBS.filter((web) => files.some((file) => file.startsWith(`${web}/src/`) || IN_BOTH_WEBS.test(file)));
