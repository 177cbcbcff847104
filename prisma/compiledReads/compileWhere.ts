import { readWhere } from "./conditions.ts";
import { allModels } from "./models.ts";
import { QueryShape } from "./queryShape.ts";

/** A condition on the rows of a table with the alias `a`, and the values of its placeholders. */
export interface WhereSql {
  text: string;
  values: unknown[];
}

/** Compiles a `where` condition for a hand-written statement. Throws Unsupported. */
export function compileWhere(modelName: string, where: unknown): WhereSql {
  const model = allModels().get(modelName);
  if (model === undefined) throw new Error(`There is no model ${modelName}`);
  const shape = new QueryShape();
  const condition = readWhere(model, where, shape);
  return { text: condition === null ? "true" : condition("a"), values: shape.values };
}
