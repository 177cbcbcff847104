import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Results } from "../testResults.ts";
import { affectedWebs, needsBuilds, type PlantedFault, readFaults } from "./plantedFault.ts";

const BIN = resolve("node_modules/.bin");
const env = { ...process.env, PATH: [BIN, process.env.PATH].join(delimiter) };

const folder = mkdtempSync(join(tmpdir(), "machiya-planted-"));
let applied: PlantedFault | null = null;
let child: ChildProcess | null = null;
let interrupted = false;

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
  return stdout;
}

function apply(fault: PlantedFault): void {
  const changes = git("status", "--porcelain", "--", ...fault.files);
  if (changes !== "") throw new Error(`The files of the patch have uncommitted changes:\n${changes}`);
  applied = fault;
  try {
    git("apply", fault.patch);
  } catch (error) {
    // Git changes either every file of a patch or none.
    applied = null;
    throw error;
  }
}

function reverse(): void {
  if (applied === null) return;
  const { patch } = applied;
  applied = null;
  git("apply", "--reverse", patch);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => {
    interrupted = true;
    child?.kill(signal);
  });
process.on("exit", () => {
  reverse();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a program and returns its exit code and what it printed. */
async function run(command: string, args: readonly string[]): Promise<{ status: number; output: string }> {
  if (interrupted) throw new Error("The run was interrupted.");
  const program = spawn(command, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  child = program;
  let output = "";
  for (const stream of [program.stdout, program.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const [status] = await once(program, "close");
  child = null;
  if (interrupted) throw new Error("The run was interrupted.");
  return { status: status ?? 1, output };
}

/** The webs whose builds contain a fault that was planted before. */
let staleBuilds: string[] = [];

async function buildWebs(webs: readonly string[]): Promise<void> {
  for (const web of webs) {
    const { status, output } = await run("npm", ["run", "build", "-w", web]);
    if (status !== 0) throw new Error(`${web} cannot be built:\n${output.slice(-2000)}`);
  }
}

async function buildWithFault(fault: PlantedFault): Promise<void> {
  const webs = affectedWebs(fault);
  const toBuild = new Set([...staleBuilds, ...webs]);
  staleBuilds = [...toBuild];
  await buildWebs(staleBuilds);
  staleBuilds = webs;
}

/** Runs the tests of a fault; returns the file and the name of the first that failed, or null if all passed. */
async function firstFailure({ tests }: PlantedFault): Promise<string | null> {
  const file = join(folder, "results.json");
  rmSync(file, { force: true });
  const args = ["run", "--bail=1", "--reporter=json", `--outputFile=${file}`, ...tests];
  const { status, output } = await run(join(BIN, "vitest"), args);
  if (!existsSync(file)) throw new Error(`The tests did not run:\n${output.slice(-2000)}`);
  const { testResults }: Results = JSON.parse(readFileSync(file, "utf8"));
  const results = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((result) => ({ ...result, file: basename(name) })),
  );
  const failed = results.find((result) => result.status === "failed");
  if (failed !== undefined) return `${failed.file}: ${failed.fullName}`;
  if (testResults.length === 0) throw new Error("No test was found.");
  // A file that cannot be loaded says nothing about the behavior.
  const message = testResults.find((result) => result.status === "failed")?.message;
  if (status !== 0) throw new Error(`Not a test, but the run failed:\n${message ?? output.slice(-2000)}`);
  return null;
}

interface Outcome {
  fault: PlantedFault;
  result: "caught" | "not caught" | "error";
  /** The name of the test that failed, or the error. */
  detail: string;
  seconds: number;
}

async function plant(fault: PlantedFault): Promise<Omit<Outcome, "fault" | "seconds">> {
  try {
    apply(fault);
    if (needsBuilds(fault)) await buildWithFault(fault);
    const failure = await firstFailure(fault);
    return { result: failure === null ? "not caught" : "caught", detail: failure ?? "" };
  } catch (error) {
    return { result: "error", detail: error instanceof Error ? error.message : String(error) };
  } finally {
    reverse();
  }
}

function toTable(outcomes: readonly Outcome[]): string {
  const inCell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");
  const rows = outcomes.map(({ fault, result, detail, seconds }) => {
    const noticed = result === "caught" ? inCell(detail) : `**${result}**`;
    return `| ${fault.name} | ${inCell(fault.description)} | ${noticed} | ${seconds} |`;
  });
  return [
    "| fault | what a user would notice | first failing test | s |",
    "|---|---|---|---:|",
    ...rows,
  ].join("\n");
}

const { values, positionals } = parseArgs({
  options: { table: { type: "string" } },
  allowPositionals: true,
});
const selected = readFaults().filter(
  ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
);
const outcomes: Outcome[] = [];
for (const fault of selected) {
  if (interrupted) break;
  const start = performance.now();
  const { result, detail } = await plant(fault);
  const seconds = Math.round((performance.now() - start) / 1000);
  outcomes.push({ fault, result, detail, seconds });
  const label = result === "caught" ? result : result.toUpperCase();
  console.log(`${fault.name}: ${label}${detail === "" ? "" : ` (${detail})`}, ${seconds} s`);
}

const table = toTable(outcomes);
const caught = outcomes.filter(({ result }) => result === "caught").length;
console.log(`\n${table}\n\n${caught} of ${outcomes.length} planted faults were caught`);
if (values.table !== undefined) writeFileSync(values.table, `${table}\n`);
await buildWebs(staleBuilds).catch((error: Error) => {
  console.error(`The builds of ${staleBuilds.join(" and ")} still contain a fault. ${error.message}`);
  process.exitCode = 1;
});
if (interrupted || caught < outcomes.length || caught === 0) process.exitCode = 1;
