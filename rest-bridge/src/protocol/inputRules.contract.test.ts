import { fieldRule } from "@machiya/schema/domain/fieldRule";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ROUTES } from "./routes.ts";

interface Node {
  anyOf?: Node[];
  properties?: Record<string, Node>;
  items?: Node;
}

/** Lists the paths of all fields of an input, those of its rows included. */
function pathsOf(node: Node, path: PropertyKey[] = []): PropertyKey[][] {
  const inner = node.anyOf?.find(({ properties }) => properties !== undefined) ?? node;
  const fields = Object.entries(inner.properties ?? {}).flatMap(([name, field]) =>
    pathsOf(field, [...path, name]),
  );
  return [
    ...(path.length > 0 ? [path] : []),
    ...fields,
    ...(inner.items ? pathsOf(inner.items, [...path, 0]) : []),
  ];
}

describe("every field of the REST API", () => {
  it.each(ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))(
    "has a rule: %s",
    (_name, { input }) => {
      const described = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
      const without = pathsOf(described as Node).filter((path) => fieldRule(described, path) === null);
      expect(without).toEqual([]);
    },
  );
});
