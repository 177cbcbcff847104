import { spawnSync } from "node:child_process";
import { chown, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * Postgres refuses to run as root. Root has two ways around it that need no account of its own on the machine:
 * a user namespace, in which root's processes are somebody else while their files stay root's, and where that
 * is forbidden (many containers), the user nobody, who must then own the files.
 */
export type RunAs = "self" | "namespace" | "nobody";

/** The uid and gid of nobody. Postgres needs a uid that the password file knows. */
const NOBODY_UID = 65_534;

export function chooseRunAs(
  uid: number | undefined = process.getuid?.(),
  mayMakeNamespaces: () => boolean = canUnshare,
): RunAs {
  if (uid !== 0) return "self";
  return mayMakeNamespaces() ? "namespace" : "nobody";
}

function canUnshare(): boolean {
  const { command, args } = commandLine("namespace", "true", []);
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

export interface CommandLine {
  command: string;
  args: string[];
  /** For spawn(): absent when the process stays who it is. */
  identity: { uid: number; gid: number } | undefined;
}

/** What to spawn. unshare replaces itself by the program, so that its pid is the program's. */
export function commandLine(runAs: RunAs, program: string, args: readonly string[]): CommandLine {
  if (runAs === "namespace") {
    const mapping = ["--user", `--map-user=${NOBODY_UID}`, `--map-group=${NOBODY_UID}`];
    return { command: "unshare", args: [...mapping, "--", program, ...args], identity: undefined };
  }
  const identity = runAs === "nobody" ? { uid: NOBODY_UID, gid: NOBODY_UID } : undefined;
  return { command: program, args: [...args], identity };
}

/** Hands a folder with all that is in it to the one who will run Postgres; only root can, and only root needs to. */
export async function changeOwner(folder: string, runAs: RunAs): Promise<void> {
  if (runAs === "self") return;
  const owner = runAs === "nobody" ? NOBODY_UID : 0;
  if ((await stat(folder)).uid === owner) return;
  for (const name of await readdir(folder, { recursive: true }))
    await chown(join(folder, name), owner, owner);
  // Last, so that a chown cut short is done again.
  await chown(folder, owner, owner);
}
