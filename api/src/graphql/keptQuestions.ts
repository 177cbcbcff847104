import { picker } from "@machiya/schema/directReads";
import { type DocumentNode, Kind, visit } from "graphql";
import type { GraphQLParams } from "graphql-yoga";
import type { Subject } from "../changes.ts";
import { clientOf } from "../http/client.ts";
import { noteOperation } from "../log.ts";
import { tokensOf } from "../requestSessions.ts";
import { operationOf } from "../telemetry/tracePieces.ts";
import { namedDocument, type PersistedDocuments } from "./persistedOperations.ts";

/** The root fields that are the same for everybody but staff, by what they are about. */
const FIELDS: Readonly<Record<Subject, ReadonlySet<string>>> = {
  catalogue: new Set(["products", "productTypes", "store"]),
  salon: new Set(["freeSlots"]),
};

/** What depends on who asks: an appointment of their own that is moved. */
const OWN = "ignoreAppointmentId";

/** Slots pass and days begin with whole minutes. */
const MINUTE_MS = 60_000;

/** A question whose answer may be kept, and all that it depends on. */
export interface KeptQuestion {
  subject: Subject;
  key: string;
}

/** What a GraphQL request asks of one subject alone; null: it asks for more, or is of staff. */
export function createKeptQuestions(persisted: PersistedDocuments, now: () => Date) {
  const subjects = new Map<DocumentNode, Subject | null>();
  function subjectKnown(document: DocumentNode): Subject | null {
    const known = subjects.get(document);
    if (known !== undefined) return known;
    const subject = subjectOf(document);
    subjects.set(document, subject);
    return subject;
  }
  return (request: Request, params: GraphQLParams, body: string): KeptQuestion | null => {
    const document = namedDocument(persisted, params);
    const subject = document === undefined ? null : subjectKnown(document);
    if (document === undefined || subject === null) return null;
    if (clientOf(request).byToken !== undefined || tokensOf(request).staff !== null) return null;
    if (subject === "salon" && names(params.variables, OWN)) return null;
    noteOperation(operationOf(document));
    const minute = subject === "salon" ? Math.floor(now().getTime() / MINUTE_MS) : "";
    return { subject, key: `${request.headers.get("accept")}\n${minute}\n${body}` };
  };
}

/** What a document asks about, and nothing else, changing nothing and whoever asks; null: there is no such subject. */
export function subjectOf(document: DocumentNode): Subject | null {
  const pick = picker(document, "met");
  const asks = (fields: ReadonlySet<string>) =>
    document.definitions.every((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return true;
      const root = pick(definition.selectionSet.selections, () => true);
      return definition.operation === "query" && root !== null && root.every(({ name }) => fields.has(name));
    });
  if (asks(FIELDS.catalogue)) return "catalogue";
  return asks(FIELDS.salon) && !writesOwn(document) ? "salon" : null;
}

/** Whether a document itself names an appointment of somebody. */
function writesOwn(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    ObjectField({ name }) {
      found ||= name.value === OWN;
    },
  });
  return found;
}

/** Whether somewhere in a value something is given by this name. */
function names(value: unknown, name: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, one]) => (key === name && one !== null) || names(one, name));
}
