import { readFileSync } from "node:fs";
import {
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from "graphql";
import { describe, expect, it } from "vitest";
import { ERROR_CODES } from "./domain/errors.ts";
import { NODE_TYPES } from "./nodeVisibility.ts";
import { PRINTED_SCHEMA, printedSchema } from "./print.ts";
import { schema } from "./schema.ts";

const types = Object.values(schema.getTypeMap()).filter(
  ({ name }) => !name.startsWith("__") && !["ID", "String", "Int", "Float", "Boolean"].includes(name),
);

describe("the schema", () => {
  it("equals the committed file (run npm run generate to update it)", () => {
    expect(readFileSync(PRINTED_SCHEMA, "utf8")).toBe(printedSchema());
  });

  it("describes every element", () => {
    const silent = types.flatMap((type) => {
      const fields =
        isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
          ? Object.values(type.getFields())
          : [];
      const args = fields.flatMap((field) =>
        "args" in field
          ? (field as GraphQLField<unknown, unknown>).args.map((arg) => ({
              name: `${field.name}(${arg.name})`,
              description: arg.description,
            }))
          : [],
      );
      const values = isEnumType(type) ? type.getValues() : [];
      return [...(type.description ? [] : [type.name])].concat(
        [...fields, ...args, ...values]
          .filter(({ description }) => !description)
          .map(({ name }) => `${type.name}.${name}`),
      );
    });
    expect(silent).toEqual([]);
  });

  it("has no unions, because errors are reported in extensions.code", () => {
    expect(types.filter(isUnionType)).toEqual([]);
  });

  it("names every error code", () => {
    const errorCode = types.find(({ name }) => name === "ErrorCode");
    expect(isEnumType(errorCode) && errorCode.getValues().map(({ name }) => name)).toEqual(
      [...ERROR_CODES].sort(),
    );
  });

  it("has connections of objects that node(id) can return, except entries of a history", () => {
    const nodeOf = (edge: GraphQLNamedType) =>
      isObjectType(edge) ? getNamedType(edge.getFields().node?.type) : undefined;
    const edges = types.filter(({ name }) => name.endsWith("Edge"));
    const others = edges.flatMap((edge) => {
      const node = nodeOf(edge);
      const isNode = isObjectType(node) && node.getInterfaces().some(({ name }) => name === "Node");
      return isNode ? [] : [node?.name];
    });
    expect(edges.length).toBeGreaterThan(10);
    expect(others).toEqual(["CustomerEvent", "StockChange"]);
  });

  it("has a visibility rule for every type that node(id) can return", () => {
    const node = schema.getType("Node");
    const reachable = isInterfaceType(node) ? schema.getPossibleTypes(node).map(({ name }) => name) : [];
    expect(reachable.sort()).toEqual([...NODE_TYPES].sort());
  });
});
