import { queueFullError } from "@machiya/schema/isolation/queueFullError";
import { errorResponse } from "../graphql/errorResponse.ts";
import { maskError } from "../graphql/masking.ts";
import { type ProcessMemory, processMemory } from "../processMemory.ts";
import { MAX_STAFF_GRAPHQL_BYTES } from "./bodyLimit.ts";

/**
 * The bytes of long bodies that one process holds at a time. A body and the values parsed from it take about
 * four times its size until the request is answered, so this keeps a process below its memory limit
 * (docs/operation.md "Memory").
 */
export const UPLOAD_BUDGET_BYTES = 24_000_000;
const MEMORY_PER_BYTE = 4;

/**
 * The size that a process may reach through uploads, below its memory limit of 350 MB, because the figure above is an
 * estimate. Uploads that could exceed it wait for a collection of garbage first.
 */
const MAX_MEMORY_BYTES = 310 * 1024 * 1024;
/** The minimum time between two collections. */
const COOLDOWN_MS = 1_000;

/** Counts the long bodies that are being processed. */
export interface UploadBudget {
  /**
   * Answers a request with a long body, or refuses it with QUEUE_FULL when the bodies being processed leave
   * no room for it.
   */
  admit(request: Request, answer: () => Promise<Response>): Promise<Response>;
}

export function createUploadBudget(memory: ProcessMemory | null = processMemory()): UploadBudget {
  let used = 0;
  let restsUntil = 0;
  const makeRoom = () => {
    if (memory === null || performance.now() < restsUntil) return;
    // The bodies that are being processed may not take their memory yet.
    if (memory.held() + used * MEMORY_PER_BYTE <= MAX_MEMORY_BYTES) return;
    memory.collect();
    restsUntil = performance.now() + COOLDOWN_MS;
  };
  return {
    async admit(request, answer) {
      const bytes = Math.min(
        Number(request.headers.get("content-length") ?? MAX_STAFF_GRAPHQL_BYTES),
        MAX_STAFF_GRAPHQL_BYTES,
      );
      if (used + bytes > UPLOAD_BUDGET_BYTES) return refuse(request, memory);
      used += bytes;
      makeRoom();
      try {
        return await answer();
      } finally {
        used -= bytes;
        // V8 does not count buffers outside of its heap, so it would keep those of several bodies.
        memory?.collectYoung();
      }
    },
  };
}

/** The body is read and dropped, because a browser that is still sending would not read the response. */
async function refuse(request: Request, memory: ProcessMemory | null): Promise<Response> {
  await request.body?.pipeTo(new WritableStream()).catch(() => {});
  memory?.collectYoung();
  const error = queueFullError();
  return errorResponse(maskError(error), 429, { "retry-after": String(error.params.seconds) });
}
