import type { RequestTarget } from "../http/entrypoints.ts";
import type { RequestRecord } from "./log.ts";
import { isTracing, withSpan } from "./tracing.ts";

/**
 * Traces a request by its entrypoint and route, as a child of the caller's span if it sent a W3C traceparent
 * header. The request's log lines contain the trace id.
 */
export function traceRequest(
  request: Request,
  { method, entrypoint, route }: RequestTarget & { method: string },
  record: RequestRecord,
  respond: () => Promise<Response>,
): Promise<Response> {
  if (!isTracing()) return respond();
  const attributes = {
    "http.request.method": method,
    "http.route": route,
    "machiya.entrypoint": entrypoint,
    "machiya.request": record.id,
  };
  const traceparent = request.headers.get("traceparent");
  return withSpan(
    { name: `${method} ${route}`, kind: "server", attributes, traceparent },
    async (running) => {
      record.trace = running.traceId;
      const response = await respond();
      running.note({ "http.response.status_code": response.status });
      if (record.operation !== null) running.note({ "graphql.operation.name": record.operation });
      if (response.status >= 500) running.fail(String(response.status));
      return response;
    },
  );
}

/**
 * Traces the execution of a GraphQL operation. `operation` is its name in the server's documents, or its
 * kind.
 */
export function traceExecution<Result extends { data?: unknown; errors?: readonly unknown[] | undefined }>(
  operation: string,
  execute: () => Promise<Result>,
): Promise<Result> {
  const attributes = { "graphql.operation.name": operation };
  return withSpan({ name: `graphql ${operation}`, kind: "internal", attributes }, async (running) => {
    const result = await execute();
    if (result.errors !== undefined) running.note({ "graphql.errors": result.errors.length });
    return result;
  });
}

/** Traces one attempt at a queue's job; `kind` comes from a fixed set. */
export function traceJob<T>(name: string, kind: string, work: () => Promise<T>): Promise<T> {
  const attributes = { "machiya.job": name, "machiya.job.kind": kind };
  return withSpan({ name: `job ${name}`, kind: "internal", attributes }, work);
}
