import type { BridgeOptions, GraphQLAnswer } from "@machiya/rest-bridge";
import type { DirectQuestion } from "@machiya/schema/directReads";
import { type DocumentNode, type GraphQLSchema, validate } from "graphql";
import { buildContext, findViewer, MAX_PAGE_SIZE, type Services } from "../context.ts";
import { SESSION_OF_DOOR } from "../requestSessions.ts";
import { operationOf, traceExecution } from "../telemetry/tracePieces.ts";
import { createDirectReads } from "./directReads.ts";
import type { Execution } from "./execution.ts";
import { maskError } from "./masking.ts";

/** Of what opens and ends no sessions. */
const NO_HEADERS = new Headers();

type GraphQLFailure = NonNullable<GraphQLAnswer["errors"]>[number];

/**
 * Runs documents of our own in this process: same sessions, scopes and masking as over HTTP; only the limits on foreign documents are absent.
 * The door decides which of a browser's two sessions counts.
 */
export function createInProcess(
  schema: GraphQLSchema,
  services: Services,
  run: Execution,
): BridgeOptions["graphql"] {
  const valid = new WeakSet<DocumentNode>();
  const direct = createDirectReads();

  /** Null: the resolvers must answer. */
  async function askDirectly(
    document: DocumentNode,
    question: DirectQuestion,
  ): Promise<GraphQLAnswer | null> {
    try {
      const { data } = await traceExecution(operationOf(document), async () => ({
        data: await direct.answer(question, services.reads),
      }));
      return data === null ? null : { data: JSON.parse(data), headers: NO_HEADERS };
    } catch (error) {
      return { data: null, errors: [present(error)], headers: NO_HEADERS };
    }
  }

  return async ({ document, variables, request, door }): Promise<GraphQLAnswer> => {
    if (!valid.has(document)) {
      const [fault] = validate(schema, document);
      if (fault !== undefined) throw fault;
      valid.add(document);
    }
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead && direct.mayAnswer(document)) {
      const viewer = await findViewer(services, request, [SESSION_OF_DOOR[door]]);
      const question = direct.question({ document, variables, viewer, maxPageSize: MAX_PAGE_SIZE.rest });
      const data = question && (await askDirectly(document, question));
      if (data !== null) return data;
    }
    const { context, headers } = await buildContext(services, request, MAX_PAGE_SIZE.rest, [
      SESSION_OF_DOOR[door],
    ]);
    const name = operationOf(document);
    const result = await run({ document, name, variables, context, isRead }).catch((refusal: unknown) => ({
      data: null,
      errors: [refusal],
    }));
    const data = result.data ?? null;
    return result.errors === undefined
      ? { data, headers }
      : { data, errors: result.errors.map(present), headers };
  };
}

function present(error: unknown): GraphQLFailure {
  const { message, path, extensions } = maskError(error);
  return { message, ...(path === undefined ? {} : { path }), extensions: { ...extensions } };
}
