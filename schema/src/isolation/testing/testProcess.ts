import { answerJobs } from "../answerJobs.ts";

export type TestJob =
  | { kind: "process" | "block" | "fillHeap" | "fillMemory" | "exit" | "fail" | "environment" }
  | { kind: "echo"; bytes: Uint8Array };

answerJobs(async (job: TestJob): Promise<unknown> => {
  switch (job.kind) {
    case "process":
      return process.pid;
    case "echo":
      return job.bytes;
    case "block":
      for (;;);
    case "fillHeap": {
      const filled: object[] = [];
      for (;;) filled.push({ content: new Array(1000).fill(filled.length) });
    }
    case "fillMemory":
      return fillMemory();
    case "exit":
      return process.exit(3);
    case "environment":
      return Object.keys(process.env);
    default:
      throw new Error("a fault of the program");
  }
});

/** Fills memory outside of V8's heap, slowly enough that the limit is noticed. */
async function fillMemory(): Promise<never> {
  const filled: Buffer[] = [];
  for (;;) {
    filled.push(Buffer.alloc(10_000_000, filled.length));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
