import { readModels } from "./migrationFiles.ts";

/** The comments of a model of prisma/models on its table and columns. */
export interface ModelComments {
  comment: string[];
  /** The comments by column, in the order of the model; empty: none. */
  columns: ReadonlyMap<string, string[]>;
}

/** Returns the `///` comments of every model, by table. */
export async function readModelComments(): Promise<ReadonlyMap<string, ModelComments>> {
  const files = await readModels();
  return new Map(files.flatMap(({ content }) => modelsIn(content)));
}

export function modelsIn(content: string): [name: string, ModelComments][] {
  const models: [string, ModelComments][] = [];
  let columns: Map<string, string[]> | undefined;
  let comment: string[] = [];
  for (const line of content.split("\n").map((text) => text.trim())) {
    const [, text] = /^\/\/\/ ?(.*)$/.exec(line) ?? [];
    if (text !== undefined) {
      comment.push(text);
      continue;
    }
    const [, model] = /^model (\w+) \{$/.exec(line) ?? [];
    const [, field] = /^(\w+)\s+\w/.exec(line) ?? [];
    if (model !== undefined) {
      columns = new Map();
      models.push([model, { comment, columns }]);
    } else if (line === "}") columns = undefined;
    else if (field !== undefined) columns?.set(field, comment);
    comment = [];
  }
  return models;
}
