import type { DomainError } from "@machiya/schema/domain/errors";
import { fakeServer, type Root } from "./fakeServer.ts";
import { everything } from "./rows.ts";

/**
 * Calls a route and returns its response with the name and input of the mutation that ran, without missing
 * fields; the name is undefined when none ran.
 */
export async function write(method: string, path: string, body: object, root: Root = everything) {
  const server = fakeServer(root);
  const answer = await server.call(method, path, { body });
  const mutation = server.operations.findLast(({ document }) => document.startsWith("mutation"));
  const [, name] = /mutation (\w+)/.exec(mutation?.document ?? "") ?? [];
  const input = JSON.parse(JSON.stringify(mutation?.variables.input ?? {})) as Record<string, unknown>;
  return { answer, name, input };
}

/** Creates server data in which one field refuses. */
export function refusing(field: string, error: DomainError): Root {
  return {
    ...everything,
    [field]: () => {
      throw error;
    },
  };
}
