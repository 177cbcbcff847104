import { type Node, NodeAdapter, type QueryVisitor } from "@pothos/selection-mapper";
import type { GraphQLField, GraphQLNamedType } from "graphql";
import type { PothosField, PothosType, PrismaModel, PrismaSelection } from "./pothosExtensions.ts";

/** A relation of which every column is selected. */
const ALL_COLUMNS: PrismaSelection = Object.freeze({});

/**
 * Translates between Prisma's selections and the selection trees of Pothos. Pothos does not export its own
 * adapter, without which a plan of a selection cannot be kept beyond its request.
 */
class SelectionAdapter extends NodeAdapter<PrismaModel, PrismaSelection> {
  modelFor(type: GraphQLNamedType): PrismaModel | undefined {
    return (type.extensions as PothosType).pothosPrismaFieldMap;
  }

  typeSelection(type: GraphQLNamedType): PrismaSelection | undefined {
    return (type.extensions as PothosType).pothosPrismaTypeSelection;
  }

  fieldSelection(field: GraphQLField<unknown, unknown>) {
    const select = (field.extensions as PothosField).pothosPrismaSelect;
    if (select === undefined || typeof select === "function") return select;
    return { select };
  }

  visitQuery(
    { select, include, ...args }: PrismaSelection,
    model: PrismaModel,
    visit: QueryVisitor<PrismaModel, PrismaSelection>,
  ): void {
    if (!select) visit.allColumns();
    for (const [name, value] of [...entriesOf(include), ...entriesOf(select)]) {
      const target = model.relations.get(name);
      if (!value) continue;
      if (name === "_count") {
        for (const [counted, filter] of entriesOf((value as PrismaSelection).select))
          visit.computed(counted, filter, "relation");
      } else if (target === undefined) visit.column(name);
      else visit.relation(name, target, value === true ? ALL_COLUMNS : (value as PrismaSelection));
    }
    visit.args(args);
  }

  toQuery({ args, columns, relations, computed }: Node<PrismaModel>): PrismaSelection {
    const nested: Record<string, unknown> = {};
    for (const [name, child] of relations) {
      const query = this.toQuery(child);
      nested[name] = Object.keys(query).length > 0 ? query : true;
    }
    if (computed.size > 0) nested._count = { select: Object.fromEntries(computed) };
    if (columns === null) return Object.keys(nested).length > 0 ? { ...args, include: nested } : { ...args };
    for (const column of columns) nested[column] = true;
    return { ...args, select: nested };
  }
}

const entriesOf = (map: Readonly<Record<string, unknown>> | undefined) => Object.entries(map ?? {});

export const selectionAdapter = new SelectionAdapter();
