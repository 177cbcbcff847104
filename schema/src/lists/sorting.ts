import { builder } from "../builder.ts";
import { describedEnum } from "../enums.ts";

type Direction = "asc" | "desc";

/** A field by which a list can be sorted. Prisma's order ends with the ID unless it is the ID itself. */
interface SortField<Order> {
  description: string;
  order: (direction: Direction) => Order[];
}

const SortDirectionEnum = describedEnum<"ASC" | "DESC">("SortDirection", "The direction of a sort.", {
  ASC: "The smallest, earliest, or first in the alphabet first.",
  DESC: "The reverse.",
});

/**
 * Defines the sort input of a list: one of these fields and a direction. Returns its type and the function that
 * returns Prisma's order for it; undefined without a sort. Rows with equal values are ordered by ID, so that
 * pages neither repeat nor omit a row.
 */
export function sortInput<Order, Field extends string>(
  list: string,
  fields: Record<Field, SortField<Order>>,
) {
  const descriptions = Object.fromEntries(
    Object.entries<SortField<Order>>(fields).map(([field, { description }]) => [field, description]),
  ) as Record<Field, string>;
  const FieldEnum = describedEnum<Field>(
    `${list}SortField`,
    "A field by which the list can be sorted.",
    descriptions,
  );
  const type = builder.inputType(`${list}Sort`, {
    description: "The order of the list. Rows with equal values are ordered by their IDs.",
    fields: (t) => ({
      field: t.field({ type: FieldEnum, required: true, description: "The field." }),
      direction: t.field({ type: SortDirectionEnum, required: true, description: "The direction." }),
    }),
  });
  return {
    type,
    orderOf: (sort: { field: Field; direction: "ASC" | "DESC" } | null | undefined): Order[] | undefined =>
      sort == null ? undefined : fields[sort.field].order(sort.direction === "ASC" ? "asc" : "desc"),
  };
}
