import { readFileSync } from "node:fs";
import { ERROR_CODES } from "@machiya/schema/domain/errors";
import { type DocumentNode, Kind, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { openapi } from "../docs/openapi.ts";
import { PRINTED_OPENAPI, printedOpenapi } from "../print.ts";
import { CALLS } from "../testing/calls.ts";
import { fakeServer, SCHEMA } from "../testing/fakeServer.ts";
import { everything } from "../testing/rows.ts";
import { TIME_ZONE } from "../wire/timeZone.ts";
import { ERROR_NUMBERS } from "./errorCodes.ts";
import { VIEWER_QUERY } from "./identify.ts";
import { routeSideOf } from "./route.ts";
import { ROUTES } from "./routes.ts";

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

it("The sample calls cover every route, and no others", () => {
  expect(ROUTES.map(nameOf).sort()).toEqual(Object.keys(CALLS).sort());
});

describe.each(ROUTES.map((route) => [nameOf(route), route] as const))("%s", (name, route) => {
  it("sends documents that are valid in the printed schema", () => {
    for (const document of route.documents) expect(validate(SCHEMA, document)).toEqual([]);
  });

  it("returns a valid call's data in the documented shape", async () => {
    const { query, body } = CALLS[name] ?? {};
    const { call, faults, operations } = fakeServer(everything);
    const answer = await call(route.method, `${route.path}?${query ?? ""}`, { ...(body && { body }) });
    expect(faults).toEqual([]);
    expect(answer).toMatchObject({ status: 200, error_code: 0, error_text: "" });
    expect(route.output.parse(answer.data)).toEqual(answer.data);
    expect([...new Set(operations.map(({ entrypoint }) => entrypoint))]).toEqual([routeSideOf(route)]);
  });

  it("is described in OpenAPI", () => {
    const { paths } = openapi(ROUTES) as { paths: Record<string, Record<string, object>> };
    expect(paths[route.path]?.[route.method.toLowerCase()]).toMatchObject({ summary: route.summary });
  });
});

/** Returns the root fields of a document that GraphQL answers without a login, by their descriptions. */
function openFields(document: DocumentNode): string[] {
  const roots = { ...SCHEMA.getQueryType()?.getFields(), ...SCHEMA.getMutationType()?.getFields() };
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  const names = operation?.selectionSet.selections.map((one) =>
    one.kind === Kind.FIELD ? one.name.value : "",
  );
  return (names ?? []).filter(
    (name) => name !== "viewer" && /\bPublic\b/.test(roots[name]?.description ?? ""),
  );
}

it("The bridge checks access first where GraphQL is public, and nowhere else", () => {
  const isPublic = (document: DocumentNode) => document !== TIME_ZONE.node && openFields(document).length > 0;
  const open = ROUTES.filter(({ documents }) => documents.some(isPublic));
  expect(open.filter(({ access }) => access !== "anonymous").map(nameOf)).toEqual(
    ROUTES.filter(({ precheck }) => precheck).map(nameOf),
  );
});

it("The access check uses a document that is valid in the printed schema", () => {
  expect(validate(SCHEMA, VIEWER_QUERY.node)).toEqual([]);
});

it("The committed openapi.json is fresh (npm run generate)", () => {
  expect(readFileSync(PRINTED_OPENAPI, "utf8")).toBe(printedOpenapi());
});

it("OpenAPI refers only to existing components", () => {
  const text = printedOpenapi();
  const { components } = JSON.parse(text) as { components: { schemas: object } };
  const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1] ?? "");
  expect(names.filter((name) => !Object.hasOwn(components.schemas, name))).toEqual([]);
  expect(text).not.toContain("$defs");
});

it("Every operation of OpenAPI has a unique id", () => {
  const ids = [...printedOpenapi().matchAll(/"operationId": "(\w+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ROUTES.length);
});

it("Every error code has a unique number", () => {
  expect(Object.keys(ERROR_NUMBERS).sort()).toEqual([...ERROR_CODES].sort());
  expect(new Set(Object.values(ERROR_NUMBERS)).size).toBe(ERROR_CODES.length);
});
