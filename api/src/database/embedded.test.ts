import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, cp, mkdtemp, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { setLogLevel } from "../telemetry/log.ts";
import { type EmbeddedPostgres, startEmbedded } from "./embedded.ts";
import { findPostmaster } from "./postmaster.ts";

const CHILD = new URL("./testing/serverChild.ts", import.meta.url).pathname;
const NOBODY_UID = 65_534;
const FAST = { durable: false };

let data: string;
let opened: EmbeddedPostgres[];
let children: ChildProcess[];

/** A data directory with a stopped Postgres, which most tests start from, because creating one takes a second. */
let created: string;

beforeAll(async () => {
  // Killing Postgres on purpose logs warnings.
  setLogLevel("silent");
  created = await mkdtemp(join(tmpdir(), "machiya-embedded-"));
  await (await startEmbedded(created, FAST)).stop();
});
afterAll(() => rm(created, { recursive: true }));

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), "machiya-embedded-"));
  opened = [];
  children = [];
});

afterEach(async () => {
  for (const child of children) if (isRunning(child)) child.kill("SIGKILL");
  // Starting joins the Postgres of a killed child, and stopping ends it.
  await (await startEmbedded(data, FAST)).stop();
  await Promise.all(opened.map((one) => one.stop()));
  await rm(data, { recursive: true });
});

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;
const cluster = () => join(data, "postgres", "cluster");
const postmaster = async () => (await findPostmaster(cluster()))?.pid;

/** Copies the created database, as a user does who moves the data directory. */
const copyCreated = () => cp(created, data, { recursive: true, preserveTimestamps: true });

async function start(options = {}): Promise<EmbeddedPostgres> {
  const one = await startEmbedded(data, { ...FAST, ...options });
  opened.push(one);
  return one;
}

/** Starts a process that opens the database, and returns it with the database's address. */
async function serverChild(identity: object = {}): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [CHILD, data], { stdio: ["ignore", "pipe", "inherit"], ...identity });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) return { child, ...JSON.parse(line) };
  throw new Error("The child ended without printing the address.");
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await once(child, "exit");
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const inMachiya = (url: string) => url.replace("/postgres?", "/machiya?");

describe("startEmbedded", () => {
  it("creates a database, keeps rows over a stop and a start, and leaves no process behind", async () => {
    const first = await start();
    await query(first.url, "CREATE TABLE kept AS SELECT 1 AS word");
    await first.stop();
    await first.stop();
    expect(await postmaster()).toBeUndefined();
    await expect(query(first.url, "SELECT 1")).rejects.toThrow("ECONNREFUSED");
    const second = await start();
    expect(await query(second.url, "SELECT * FROM kept")).toEqual([{ word: 1 }]);
  });

  it("requires the password, which only its owner may read, and listens only on 127.0.0.1", async () => {
    const { url } = await start();
    expect((await stat(join(data, "postgres", "password"))).mode & 0o777).toBe(0o600);
    const wrong = new URL(url);
    wrong.password = "wrong";
    await expect(query(wrong.href, "SELECT 1")).rejects.toThrow("password authentication failed");
    expect(await query(url, "SHOW listen_addresses")).toEqual([{ listen_addresses: "127.0.0.1" }]);
    expect(await query(url, "SHOW unix_socket_directories")).toEqual([{ unix_socket_directories: "" }]);
    expect(await query(url, "SHOW timezone")).toEqual([{ TimeZone: "UTC" }]);
  });

  it("writes its log beside the data", async () => {
    await copyCreated();
    await start();
    expect(await readFile(join(data, "postgres", "postgres.log"), "utf8")).toContain(
      "ready to accept connections",
    );
  });

  it("lets two concurrent starts on a new directory share one Postgres, which the last one stops", async () => {
    const [one, other] = await Promise.all([start(), start()]);
    expect(other.url).toBe(one.url);
    await one.stop();
    expect(await query(other.url, "SELECT 1 AS up")).toEqual([{ up: 1 }]);
    await other.stop();
    expect(await postmaster()).toBeUndefined();
  });

  it("restarts a killed Postgres at the same address, with committed rows, until it is stopped", async () => {
    await copyCreated();
    const { url, stop } = await start({ durable: true });
    await query(url, "CREATE TABLE kept AS SELECT 1 AS word");
    const killed = (await postmaster()) ?? 0;
    process.kill(killed, "SIGKILL");
    await expect
      .poll(() => query(url, "SELECT * FROM kept").catch(() => "gone"), { timeout: 60_000 })
      .toEqual([{ word: 1 }]);
    expect(await postmaster()).not.toBe(killed);
    await stop();
    expect(await postmaster()).toBeUndefined();
    expect((await start()).url).toBe(url);
  });

  it("waits for a starting Postgres that has not written its pid file yet", async () => {
    await copyCreated();
    const { url } = await start();
    const file = join(cluster(), "postmaster.pid");
    const written = await readFile(file, "utf8");
    await writeFile(file, "");
    const found = findPostmaster(cluster());
    await sleep(100);
    await writeFile(file, written);
    expect(await found).toMatchObject({ pid: Number(written.split("\n")[0]) });
    expect(await query(url, "SELECT 1 AS up")).toEqual([{ up: 1 }]);
  });

  it("removes an empty pid file that a crashed start left", async () => {
    await copyCreated();
    const file = join(cluster(), "postmaster.pid");
    await writeFile(file, "");
    await utimes(file, 0, 0);
    const { url } = await start();
    expect(await query(url, "SELECT 1 AS up")).toEqual([{ up: 1 }]);
  });

  it("ignores a pid file whose process is another program", async () => {
    await copyCreated();
    await (await start()).stop();
    await writeFile(join(cluster(), "postmaster.pid"), `${process.pid}\n${cluster()}\n0\n5432\n`);
    const { url } = await start();
    expect(await query(url, "SELECT 1 AS up")).toEqual([{ up: 1 }]);
  });

  it("ignores a pid file whose process is dead or a zombie", async () => {
    await copyCreated();
    await (await start()).stop();
    // The shell becomes sleep, which never waits for its child.
    const parent = spawn("sh", ["-c", "true & echo $!; exec sleep 60"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    children.push(parent);
    const [chunk] = await once(parent.stdout, "data");
    const pid = Number(String(chunk));
    const state = async () =>
      (await readFile(`/proc/${pid}/stat`, "utf8").catch(() => ") X")).split(") ")[1]?.[0];
    if (process.platform === "linux")
      await vi.waitUntil(async () => ["Z", "X"].includes((await state()) ?? ""));
    await writeFile(join(cluster(), "postmaster.pid"), `${pid}\n${cluster()}\n0\n5432\n`);
    const { url } = await start();
    expect(await query(url, "SELECT 1 AS up")).toEqual([{ up: 1 }]);
  });
});

describe("a server", () => {
  it("killed with SIGKILL leaves a Postgres that the next start joins and can stop, with committed rows only", async () => {
    await copyCreated();
    const { child, url } = await serverChild();
    const orphan = await postmaster();
    await end(child, "SIGKILL");
    const next = await start();
    expect(await postmaster()).toBe(orphan);
    expect(inMachiya(next.url)).toBe(url);
    await expect.poll(() => query(url, "SELECT word FROM kept")).toEqual([{ word: "committed" }]);
    await next.stop();
    expect(await postmaster()).toBeUndefined();
  });

  it("killed together with its Postgres loses no committed rows", async () => {
    await copyCreated();
    const { child } = await serverChild();
    process.kill((await postmaster()) ?? 0, "SIGKILL");
    await end(child, "SIGKILL");
    const { url } = await start();
    expect(await query(inMachiya(url), "SELECT word FROM kept")).toEqual([{ word: "committed" }]);
  });

  it("that stops does not stop the database of another that has joined it", async () => {
    await copyCreated();
    const { child } = await serverChild();
    const { url } = await start();
    await end(child, "SIGTERM");
    expect(await query(inMachiya(url), "SELECT word FROM kept")).toEqual([{ word: "committed" }]);
  });

  it("runs its Postgres in another process group, which Ctrl-C in the terminal does not reach", async () => {
    await copyCreated();
    await start();
    const group = async (pid: number | string) =>
      (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ")[1]?.split(" ")[2];
    if (process.platform === "linux") {
      expect(await group((await postmaster()) ?? "")).not.toBe(await group("self"));
    }
  });
});

/**
 * Root can act as another user if that user may read this repository; other users run every test above as
 * themselves.
 */
const asNobody = { uid: NOBODY_UID, gid: NOBODY_UID };
const asRoot =
  process.getuid?.() === 0 && spawnSync("test", ["-r", CHILD], asNobody).status === 0 ? [asNobody] : [];

describe("as root", () => {
  it.each(asRoot)("a server of uid $uid runs Postgres as itself", async (identity) => {
    await rm(data, { recursive: true });
    data = await mkdtemp(join(tmpdir(), "machiya-embedded-"));
    await chmod(data, 0o777);
    const { child, url } = await serverChild(identity);
    expect((await stat(cluster())).uid).toBe(identity.uid);
    expect(await query(url, "SELECT count(*)::int FROM kept")).toEqual([{ count: 1 }]);
    await end(child, "SIGTERM");
    expect(await postmaster()).toBeUndefined();
  });

  it.each(asRoot)(
    "without user namespaces Postgres runs as uid $uid, and root takes its files back later",
    async () => {
      await chmod(data, 0o711);
      const { url, stop } = await start({ runAs: "nobody" });
      await query(url, "CREATE TABLE kept AS SELECT 1 AS word");
      expect((await stat(cluster())).uid).toBe(NOBODY_UID);
      await stop();
      const back = await start();
      expect(await query(back.url, "SELECT * FROM kept")).toEqual([{ word: 1 }]);
    },
  );
});
