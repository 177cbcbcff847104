import { documentedPath, TextResponse } from "@machiya/rest-bridge";
import { picker } from "@machiya/schema/directReads";
import { type DocumentNode, Kind } from "graphql";
import type { GraphQLParams } from "graphql-yoga";
import { namedDocument, type PersistedDocuments } from "./graphql/persistedOperations.ts";
import { clientOf } from "./http/client.ts";
import { noteOperation } from "./log.ts";
import { tokensOf } from "./requestSessions.ts";
import { operationOf } from "./telemetry/tracePieces.ts";

/** Beyond these, what was not asked for for longest is forgotten. */
const MOST_ANSWERS = 500;
const MOST_CHARACTERS = 8_000_000;
/** Nobody's usual question is longer. */
const LONGEST_KEY = 2000;
const LONGEST_ANSWER = 500_000;

/** Announcements of the catalogue's changes. */
export interface CatalogueChanges {
  isListening(): boolean;
  /** Calls on every change, and whenever one may have been missed. */
  onCatalogue(listener: () => void): void;
}

export interface CatalogueCache {
  /**
   * The answer that everybody gets who asks this: the kept one, or the one that `work` makes now, which is kept when `isGood` says so.
   * `key` holds all that the answer depends on besides the catalogue.
   */
  answer(key: string, isGood: (content: string) => boolean, work: () => Promise<Response>): Promise<Response>;
}

interface Kept {
  content: string;
  headers: [string, string][];
  encoded: NonNullable<TextResponse["encoded"]>;
}

/** Keeps nothing. */
export const NO_CATALOGUE_CACHE: CatalogueCache = { answer: (_key, _isGood, work) => work() };

/**
 * Answers about the catalogue, the same for everybody but staff, until Postgres announces a change of it: every process hears of it when it
 * commits. What was read while a change was announced is not kept, and nothing is while announcements are not heard.
 */
export function createCatalogueCache(changes: CatalogueChanges): CatalogueCache {
  const answers = new Map<string, Kept>();
  let characters = 0;
  /** Counts the changes. */
  let version = 0;
  changes.onCatalogue(() => {
    version += 1;
    answers.clear();
    characters = 0;
  });

  function find(key: string): Kept | undefined {
    const kept = answers.get(key);
    if (kept === undefined) return undefined;
    // Set anew, it is the youngest of the map.
    answers.delete(key);
    answers.set(key, kept);
    return kept;
  }

  function keep(key: string, { content, headers }: TextResponse): void {
    answers.set(key, { content, headers: [...headers], encoded: new Map() });
    characters += key.length + content.length;
    for (const [oldest, kept] of answers) {
      if (answers.size <= MOST_ANSWERS && characters <= MOST_CHARACTERS) break;
      answers.delete(oldest);
      characters -= oldest.length + kept.content.length;
    }
  }

  return {
    async answer(key, isGood, work) {
      if (key.length > LONGEST_KEY || !changes.isListening()) return work();
      const kept = find(key);
      if (kept !== undefined) {
        const { content, headers, encoded } = kept;
        return new TextResponse(content, { headers: Object.fromEntries(headers), encoded });
      }
      const since = version;
      const answer = await work();
      const isKept =
        answer instanceof TextResponse &&
        answer.status === 200 &&
        answer.headers.getSetCookie().length === 0 &&
        answer.content.length <= LONGEST_ANSWER &&
        isGood(answer.content);
      if (isKept && version === since && changes.isListening() && !answers.has(key)) keep(key, answer);
      return answer;
    },
  };
}

/** REST's routes of the catalogue; the customers' door knows no staff. */
const ROUTES = new Set(["/line/product/list", "/line/product-type/list", "/line/product-type/select-list"]);

/** REST whose answers about the catalogue are kept. */
export function catalogueOverRest<Answer extends Response | null>(
  cache: CatalogueCache,
  rest: (request: Request) => Promise<Answer>,
): (request: Request) => Promise<Answer | Response> {
  return (request) => {
    const { pathname, search } = new URL(request.url);
    const path = request.method === "GET" ? documentedPath(pathname) : null;
    if (path === null || !ROUTES.has(path)) return rest(request);
    const work = async () => (await rest(request)) ?? new Response(null, { status: 404 });
    return cache.answer(`${path}${search}`, (content) => content.startsWith('{"error_code":0,'), work);
  };
}

/** The root fields that are the same for everybody but staff. */
const CATALOGUE = new Set(["products", "productTypes", "store"]);

/** What a GraphQL request asks of the catalogue alone, with all that the answer depends on; null: it asks for more, or is of staff. */
export function createCatalogueQuestions(persisted: PersistedDocuments) {
  const ofCatalogue = new Map<DocumentNode, boolean>();
  function isKnown(document: DocumentNode): boolean {
    const known = ofCatalogue.get(document) ?? isOfCatalogue(document);
    ofCatalogue.set(document, known);
    return known;
  }
  return (request: Request, params: GraphQLParams, body: string): string | null => {
    const document = namedDocument(persisted, params);
    if (document === undefined || !isKnown(document)) return null;
    if (clientOf(request).byToken !== undefined || tokensOf(request).staff !== null) return null;
    noteOperation(operationOf(document));
    return `${request.headers.get("accept")}\n${body}`;
  };
}

/** Whether a document asks for the catalogue alone, and changes nothing. */
export function isOfCatalogue(document: DocumentNode): boolean {
  const pick = picker(document, "met");
  return document.definitions.every((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return true;
    const root = pick(definition.selectionSet.selections, () => true);
    return definition.operation === "query" && root !== null && root.every(({ name }) => CATALOGUE.has(name));
  });
}
