// Executes the Dockerfile without Docker, on the committed files, with one plain folder per stage: npm
// run replay-dockerfile -- <empty folder>. The last stage is in <folder>/final. It verifies the commands
// and that the server finds all its files, but not Docker's base image, users, and caches.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

interface Instruction {
  word: string;
  rest: string;
}

/** Returns the instructions without comments and with continued lines joined. */
export function readDockerfile(text: string): Instruction[] {
  return text
    .replace(/^#.*\n/gm, "")
    .replace(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [word = "", ...rest] = line.split(" ");
      return { word, rest: rest.join(" ") };
    });
}

/** Commands that set up the machine instead of the folder, which are skipped. */
const OF_THE_MACHINE = /^mkdir \/backups/;

function run(command: string, args: string[], cwd: string, environment: NodeJS.ProcessEnv = {}): void {
  const { status } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed`);
}

function replay(target: string): void {
  const context = join(target, "context");
  mkdirSync(context, { recursive: true });
  run("sh", ["-c", `git archive HEAD | tar -x -C '${context}'`], ".");
  const ignored = readFileSync(join(context, ".dockerignore"), "utf8").split("\n").filter(Boolean);
  for (const path of globSync(ignored, { cwd: context }))
    rmSync(join(context, path), { recursive: true, force: true });

  let stage = "";
  for (const { word, rest } of readDockerfile(readFileSync(join(context, "Dockerfile"), "utf8"))) {
    const folder = join(target, stage);
    if (word === "FROM") {
      const [base = "", , name = "final"] = rest.split(" ");
      stage = name;
      mkdirSync(join(target, stage));
      // A stage based on another one starts with its files.
      if (existsSync(join(target, base))) cpSync(join(target, base), join(target, stage), COPYING);
    } else if (word === "COPY") copy(rest, { target, context, folder });
    else if (word === "RUN" && !OF_THE_MACHINE.test(rest)) {
      console.log(`\n— ${stage}: ${rest}`);
      run("sh", ["-c", rest], folder, { INIT_CWD: undefined });
    }
  }
}

const COPYING = { recursive: true, verbatimSymlinks: true, force: true } as const;

function copy(rest: string, { target, context, folder }: Record<"target" | "context" | "folder", string>) {
  const words = rest.split(" ");
  const from = words[0]?.startsWith("--from=") ? words.shift()?.slice("--from=".length) : undefined;
  const to = join(folder, words.pop() ?? "");
  for (const word of words) {
    const source = from === undefined ? join(context, word) : word.replace("/machiya", join(target, from));
    const isFolder = word.endsWith("/") || word === ".";
    const destination = isFolder ? to : join(to, word.split("/").at(-1) ?? "");
    mkdirSync(dirname(destination), { recursive: true });
    cpSync(source, destination, COPYING);
  }
}

if (import.meta.main) {
  const target = resolve(process.argv[2] ?? "");
  if (process.argv[2] === undefined) throw new Error("Usage: npm run replay-dockerfile -- <empty folder>");
  replay(target);
  run("du", ["-sh", join(target, "final")], ".");
}
