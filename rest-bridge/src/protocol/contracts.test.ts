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

it("has a sample call for every route, and no other", () => {
  expect(ROUTES.map(nameOf).sort()).toEqual(Object.keys(CALLS).sort());
});

describe.each(ROUTES.map((route) => [nameOf(route), route] as const))("%s", (name, route) => {
  it("sends documents that the printed schema takes", () => {
    for (const document of route.documents) expect(validate(SCHEMA, document)).toEqual([]);
  });

  it("answers a good call in the shape that it documents", async () => {
    const { query, body } = CALLS[name] ?? {};
    const { call, faults, operations } = fakeServer(everything);
    const answer = await call(route.method, `${route.path}?${query ?? ""}`, { ...(body && { body }) });
    expect(faults).toEqual([]);
    expect(answer).toMatchObject({ status: 200, error_code: 0, error_text: "" });
    expect(route.answer.parse(answer.data)).toEqual(answer.data);
    expect([...new Set(operations.map(({ entrypoint }) => entrypoint))]).toEqual([routeSideOf(route)]);
  });

  it("is described in OpenAPI", () => {
    const { paths } = openapi(ROUTES) as { paths: Record<string, Record<string, object>> };
    expect(paths[route.path]?.[route.method.toLowerCase()]).toMatchObject({ summary: route.summary });
  });
});

/** The root fields of a document that GraphQL answers to everybody, by their descriptions. */
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

it("asks who calls where GraphQL would answer everybody, and nowhere else", () => {
  const tells = (document: DocumentNode) => document !== TIME_ZONE.node && openFields(document).length > 0;
  const open = ROUTES.filter(({ documents }) => documents.some(tells));
  expect(open.filter(({ access }) => access !== "anonymous").map(nameOf)).toEqual(
    ROUTES.filter(({ precheck }) => precheck).map(nameOf),
  );
});

it("asks who calls by a document that the printed schema takes", () => {
  expect(validate(SCHEMA, VIEWER_QUERY.node)).toEqual([]);
});

it("has the committed openapi.json fresh (npm run generate)", () => {
  expect(readFileSync(PRINTED_OPENAPI, "utf8")).toBe(printedOpenapi());
});

it("refers in OpenAPI to components that are there", () => {
  const text = printedOpenapi();
  const { components } = JSON.parse(text) as { components: { schemas: object } };
  const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1] ?? "");
  expect(names.filter((name) => !Object.hasOwn(components.schemas, name))).toEqual([]);
  expect(text).not.toContain("$defs");
});

it("gives every operation of OpenAPI an id of its own", () => {
  const ids = [...printedOpenapi().matchAll(/"operationId": "(\w+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ROUTES.length);
});

it("has a number for every refusal, none twice", () => {
  expect(Object.keys(ERROR_NUMBERS).sort()).toEqual([...ERROR_CODES].sort());
  expect(new Set(Object.values(ERROR_NUMBERS)).size).toBe(ERROR_CODES.length);
});
