import { queueFullError } from "@machiya/schema/isolation/queueFullError";
import { errorResponse } from "../graphql/errorResponse.ts";
import { maskError } from "../graphql/masking.ts";
import { MAX_STAFF_GRAPHQL_BYTES } from "./bodyLimit.ts";

/**
 * The bytes of long bodies that one process holds at a time. A body and the values parsed from it take about
 * four times its size until the request is answered, so this keeps a process below its memory limit
 * (docs/operation.md "Memory").
 */
export const UPLOAD_BUDGET_BYTES = 24_000_000;

/** Counts the long bodies that are being processed. */
export interface UploadBudget {
  /**
   * Answers a request with a long body, or refuses it with QUEUE_FULL when the bodies being processed leave
   * no room for it.
   */
  admit(request: Request, answer: () => Promise<Response>): Promise<Response>;
}

export function createUploadBudget(): UploadBudget {
  let used = 0;
  return {
    async admit(request, answer) {
      const bytes = Math.min(
        Number(request.headers.get("content-length") ?? MAX_STAFF_GRAPHQL_BYTES),
        MAX_STAFF_GRAPHQL_BYTES,
      );
      if (used + bytes > UPLOAD_BUDGET_BYTES) return refuse(request);
      used += bytes;
      try {
        return await answer();
      } finally {
        used -= bytes;
      }
    },
  };
}

/** The body is read and dropped, because a browser that is still sending would not read the response. */
async function refuse(request: Request): Promise<Response> {
  await request.body?.pipeTo(new WritableStream()).catch(() => {});
  const error = queueFullError();
  return errorResponse(maskError(error), 429, { "retry-after": String(error.params.seconds) });
}
