import { DomainError } from "@machiya/schema/domain/errors";
import { findUnstorableText, isStorableText } from "@machiya/schema/domain/storableText";
import { BREAK, visit } from "graphql";
import type { Operation } from "./operation.ts";

const STORABLE = { kind: "TEXT" } as const;

/**
 * Throws INVALID_INPUT when a text of the operation contains U+0000 or half a character, which Postgres cannot store. Every text
 * of GraphQL, REST, the exports and the rendered pages passes here, in a variable or in a client's document.
 */
export function requireStorableText({ document, variables, isOurs }: Operation): void {
  const path = findUnstorableText(variables);
  if (path !== null) {
    const field = path.findLast((key) => typeof key === "string") ?? "variables";
    throw new DomainError("INVALID_INPUT", { field, rule: STORABLE }, path);
  }
  if (isOurs) return;
  let isStorable = true;
  visit(document, {
    StringValue(node) {
      if (isStorableText(node.value)) return undefined;
      isStorable = false;
      return BREAK;
    },
  });
  if (!isStorable) throw new DomainError("INVALID_INPUT", { field: "query", rule: STORABLE });
}
