import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import type { JobAnswer } from "./answerJobs.ts";
import { IsolatedJobError } from "./isolatedJobError.ts";

/** The limits of one job. */
export interface JobLimits {
  /** The maximum duration of a job, without its wait in the queue. */
  timeoutMs: number;
  /** The limit of V8's heap in the child process. */
  heapMegabytes: number;
  /** The limit of all memory of the child process, which is enforced on Linux only. */
  totalMegabytes: number;
}

const YOUNG_MEGABYTES = 16;
/** A machine under load may need long to start a process. */
const START_TIMEOUT_MS = 60_000;
const MEMORY_POLL_INTERVAL_MS = 25;
/** A lower priority than the server's, which is 0: a tenth of its share when both compete for a core. */
const CHILD_PRIORITY = 10;
/** The end of the child's error output that an error contains. */
const MAX_OUTPUT = 2000;
/** The child gets these variables only; the server's environment contains secrets. */
const PASSED_ON = /^(MALLOC_|NODE_COMPILE_CACHE$|NODE_DISABLE_COMPILE_CACHE$)/;

export interface IsolatedProcess<Job, Result> {
  /** Performs one job. Kills the process when the job exceeds a limit, and throws IsolatedJobError. */
  perform(job: Job): Promise<Result>;
  isAlive(): boolean;
  /** Returns whether it holds so much memory that the next job should get a new process. */
  isLarge(): boolean;
  kill(): void;
}

/** Starts a child process for jobs that must not harm the server; `script` must call answerJobs. */
export async function startIsolatedProcess<Job, Result>(
  script: URL,
  { timeoutMs, heapMegabytes, totalMegabytes }: JobLimits,
): Promise<IsolatedProcess<Job, Result>> {
  const child = fork(script, {
    serialization: "advanced",
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED_ON.test(name))),
    execArgv: [
      `--max-old-space-size=${heapMegabytes - YOUNG_MEGABYTES}`,
      `--max-semi-space-size=${YOUNG_MEGABYTES / 4}`,
    ],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let output = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    output = (output + text).slice(-MAX_OUTPUT);
  });
  // An error between two jobs also ends the child, which isAlive reports.
  child.on("error", () => {});
  lowerPriority(child);

  /** Resolves with the child's next message. Kills the child and rejects when it fails or is too slow. */
  function nextMessage<Message>(withinMs: number): Promise<Message> {
    const { promise, resolve, reject } = Promise.withResolvers<Message>();
    const fail = (error: Error) => {
      child.kill("SIGKILL");
      reject(error);
    };
    const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
      fail(exitError(code, signal, output));
    const timer = setTimeout(() => fail(new IsolatedJobError("TIMEOUT")), withinMs);
    const monitor = setInterval(() => {
      if (residentMegabytes(child) > totalMegabytes) fail(new IsolatedJobError("OUT_OF_MEMORY"));
    }, MEMORY_POLL_INTERVAL_MS);
    child.once("message", resolve as (message: unknown) => void);
    child.once("exit", onExit);
    child.once("error", fail);
    return promise.finally(() => {
      clearTimeout(timer);
      clearInterval(monitor);
      child.off("message", resolve as (message: unknown) => void);
      child.off("exit", onExit);
      child.off("error", fail);
    });
  }

  await nextMessage(START_TIMEOUT_MS);
  // An idle child must not keep the server or a test from ending.
  const setReferenced = (isReferenced: boolean) => {
    const change = isReferenced ? "ref" : "unref";
    child[change]();
    child.channel?.[change]();
  };
  setReferenced(false);
  return {
    async perform(job) {
      setReferenced(true);
      try {
        const message = nextMessage<JobAnswer<Result>>(timeoutMs);
        child.send(job as object, () => {});
        const answer = await message;
        if ("error" in answer) throw new Error(`An isolated job failed: ${answer.error}`);
        return answer.result;
      } finally {
        setReferenced(false);
      }
    },
    isAlive: () => child.connected && child.exitCode === null && child.signalCode === null && !child.killed,
    isLarge: () => residentMegabytes(child) > totalMegabytes / 2,
    kill: () => void child.kill("SIGKILL"),
  };
}

/** Lets requests go first where the system allows it. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, CHILD_PRIORITY);
  } catch {
    // The priority is only an optimization.
  }
}

/** Returns the resident memory of a process; 0 where the system does not report it. */
function residentMegabytes({ pid }: ChildProcess): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "latin1"))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** V8 aborts when its heap is full, and the kernel sends SIGKILL when the machine is. */
function exitError(code: number | null, signal: NodeJS.Signals | null, output: string): IsolatedJobError {
  if (signal === "SIGKILL" || /heap out of memory|Allocation failed/i.test(output))
    return new IsolatedJobError("OUT_OF_MEMORY");
  return new IsolatedJobError("CRASHED", `${signal ?? code} ${output}`);
}
