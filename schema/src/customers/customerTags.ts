import { builder } from "../builder.ts";

interface UsedTag {
  name: string;
  customers: number;
}

const CustomerTag = builder.objectRef<UsedTag>("CustomerTag").implement({
  description: "A label that staff gave customers.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The text, in its most frequent spelling." }),
    customers: t.exposeInt("customers", { description: "The number of customers who have it." }),
  }),
});

/** The most tags that are listed. */
const MAX_LISTED = 200;

builder.queryField("customerTags", (t) =>
  t.field({
    type: [CustomerTag],
    complexity: 20,
    description: "The tags that customers have, the most frequent first; at most 200.",
    resolve: (_root, _args, { prisma }): Promise<UsedTag[]> =>
      prisma.$queryRaw<UsedTag[]>`
        SELECT mode() WITHIN GROUP (ORDER BY tag."name") AS "name", count(*)::int AS "customers"
        FROM "Customer" c, unnest(c."tags", c."tagKeys") AS tag("name", "key")
        WHERE c."tagKeys" <> '{}' AND c."deletedAt" IS NULL
        GROUP BY tag."key" ORDER BY 2 DESC, tag."key" LIMIT ${MAX_LISTED}::int`,
  }),
);
