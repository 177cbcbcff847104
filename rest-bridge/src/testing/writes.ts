import type { DomainError } from "@machiya/schema/domain/errors";
import { fakeServer, type Root } from "./fakeServer.ts";
import { everything } from "./rows.ts";

/** What a call wrote: the name and the input of its mutation, without what was not given; the name of none is undefined. */
export async function write(method: string, path: string, body: object, root: Root = everything) {
  const house = fakeServer(root);
  const answer = await house.call(method, path, { body });
  const mutation = house.operations.findLast(({ document }) => document.startsWith("mutation"));
  const [, name] = /mutation (\w+)/.exec(mutation?.document ?? "") ?? [];
  const input = JSON.parse(JSON.stringify(mutation?.variables.input ?? {})) as Record<string, unknown>;
  return { answer, name, input };
}

/** A house in which one field refuses. */
export function refusing(field: string, error: DomainError): Root {
  return {
    ...everything,
    [field]: () => {
      throw error;
    },
  };
}
