import { spawnSync } from "node:child_process";
import { chown, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * Postgres refuses to run as root. Root has two alternatives that need no extra account on the machine: a
 * user namespace, in which root's processes have another uid while their files still belong to root, and
 * where that is forbidden (many containers), the user nobody, who must then own the files.
 */
export type RunAs = "self" | "namespace" | "nobody";

/** The uid and gid of the user nobody. Postgres needs a uid that the password file contains. */
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
  /** The uid and gid for spawn(); undefined when the process keeps its own. */
  identity: { uid: number; gid: number } | undefined;
}

/**
 * Returns the command to spawn. unshare replaces itself with the program, so that its pid is the program's.
 */
export function commandLine(runAs: RunAs, program: string, args: readonly string[]): CommandLine {
  if (runAs === "namespace") {
    const mapping = ["--user", `--map-user=${NOBODY_UID}`, `--map-group=${NOBODY_UID}`];
    return { command: "unshare", args: [...mapping, "--", program, ...args], identity: undefined };
  }
  const identity = runAs === "nobody" ? { uid: NOBODY_UID, gid: NOBODY_UID } : undefined;
  return { command: program, args: [...args], identity };
}

/**
 * Changes the owner of a folder and its contents to the user that runs Postgres; only root can, and only root
 * needs to.
 */
export async function changeOwner(folder: string, runAs: RunAs): Promise<void> {
  if (runAs === "self") return;
  const owner = runAs === "nobody" ? NOBODY_UID : 0;
  if ((await stat(folder)).uid === owner) return;
  for (const name of await readdir(folder, { recursive: true }))
    await chown(join(folder, name), owner, owner);
  // The folder changes last, so that an interrupted change is repeated.
  await chown(folder, owner, owner);
}
