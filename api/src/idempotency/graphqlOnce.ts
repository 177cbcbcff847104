import type { Viewer } from "@machiya/schema/context";
import { DomainError } from "@machiya/schema/domain/errors";
import { type DocumentNode, getOperationAST, OperationTypeNode, parse } from "graphql";
import { z } from "zod";
import { DOCUMENT_LIMITS } from "../graphql/limits.ts";
import { maskError } from "../graphql/masking.ts";
import type { PersistedDocuments } from "../graphql/persistedOperations.ts";
import { clientOf, rememberClient } from "../http/client.ts";
import { idempotencyKey } from "./idempotencyKey.ts";
import type { Once } from "./once.ts";

type Handler = (request: Request) => Promise<Response>;

const asked = z.object({
  query: z.string().nullish(),
  operationName: z.string().nullish(),
  extensions: z.object({ persistedQuery: z.object({ sha256Hash: z.string() }).optional() }).nullish(),
});

const answered = z.object({
  errors: z.array(z.object({ extensions: z.object({ code: z.string() }).partial().optional() })).optional(),
});

/** Trying again may help, or the same attempt comes again, put right. */
const MAY_COME_AGAIN = new Set(["INTERNAL", "LINE_UNAVAILABLE", "TOO_MANY_ATTEMPTS", "INVALID_INPUT"]);

/** GraphQL whose mutations are carried out once for their Idempotency-Key; queries do not look at it. */
export function onceOverGraphQL(
  handler: Handler,
  once: Once,
  persisted: PersistedDocuments,
  viewerOf: (request: Request) => Promise<Viewer>,
): Handler {
  return async (request) => {
    try {
      if (request.method !== "POST" || idempotencyKey(request) === null) return await handler(request);
      const body = new Uint8Array(await request.arrayBuffer());
      // Without the signal: a write that has begun is carried through, whether or not its caller still waits.
      const copy = new Request(request.url, { method: "POST", headers: request.headers, body });
      rememberClient(copy, clientOf(request));
      const work = () => handler(copy);
      if (!isMutation(body, persisted)) return await work();
      return await once({ request, body, viewer: () => viewerOf(request), mayComeAgain }, work);
    } catch (error) {
      if (error instanceof DomainError) return refusal(error);
      throw error;
    }
  };
}

/** What cannot be read is refused by whoever answers. */
function isMutation(body: Uint8Array, persisted: PersistedDocuments): boolean {
  try {
    const { query, operationName, extensions } = asked.parse(JSON.parse(new TextDecoder().decode(body)));
    const document: DocumentNode | undefined = query
      ? parse(query, { noLocation: true, maxTokens: DOCUMENT_LIMITS.tokens })
      : persisted.get(extensions?.persistedQuery?.sha256Hash ?? "");
    if (document === undefined) return false;
    return getOperationAST(document, operationName)?.operation === OperationTypeNode.MUTATION;
  } catch {
    return false;
  }
}

async function mayComeAgain(answer: Response): Promise<boolean> {
  if (answer.status >= 400) return true;
  // Somebody may ask for a mutation as a stream of events.
  if (!answer.headers.get("content-type")?.includes("json")) return false;
  const { errors = [] } = answered.parse(await answer.clone().json());
  return errors.some(({ extensions }) => MAY_COME_AGAIN.has(extensions?.code ?? ""));
}

/** The request is refused before anything runs. */
function refusal(error: DomainError): Response {
  const { message, extensions } = maskError(error);
  const { seconds } = error.params;
  return Response.json(
    { errors: [{ message, extensions }] },
    {
      status: error.code === "CONFLICT" ? 409 : 400,
      headers: seconds === undefined ? {} : { "retry-after": String(seconds) },
    },
  );
}
