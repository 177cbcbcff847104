import { type DocumentNode, type FieldNode, Kind, type SelectionNode } from "graphql";

/** What is asked for under one key of the answer, merged from all that select it. */
export interface Picked {
  key: string;
  name: string;
  field: FieldNode;
  selections: readonly SelectionNode[];
}

/**
 * Reads a document's selections; null where a fragment is missing or, unless `conditions` count as met, where something decides only
 * when it runs (@include, @skip).
 */
export function picker(document: DocumentNode, conditions: "count" | "met" = "count") {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );

  /** `isOf`: whether a fragment on this type is for the object at hand. */
  return function pick(
    selections: readonly SelectionNode[],
    isOf: (type: string) => boolean,
  ): Picked[] | null {
    const picked = new Map<string, Picked>();
    function add(among: readonly SelectionNode[]): boolean {
      return among.every((selection) => {
        if (conditions === "count" && (selection.directives ?? []).length > 0) return false;
        if (selection.kind === Kind.FIELD) {
          const key = (selection.alias ?? selection.name).value;
          const before = picked.get(key)?.selections ?? [];
          const below = selection.selectionSet?.selections ?? [];
          const merged = {
            key,
            name: selection.name.value,
            field: selection,
            selections: [...before, ...below],
          };
          picked.set(key, merged);
          return true;
        }
        const fragment =
          selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
        const type = fragment?.typeCondition?.name.value;
        if (fragment === undefined) return false;
        return type === undefined || isOf(type) ? add(fragment.selectionSet.selections) : true;
      });
    }
    return add(selections) ? [...picked.values()] : null;
  };
}

export type Pick = ReturnType<typeof picker>;
