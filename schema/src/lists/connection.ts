import { resolveOffsetConnection } from "@pothos/plugin-relay";
import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";
import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { DomainError } from "../domain/errors.ts";
import { offsetCursor } from "../ids.ts";
import { rowSelection } from "../rowSelection.ts";

/** The page size when neither `first` nor `last` is given (shop.md §9: admin table page size). */
export const DEFAULT_PAGE_SIZE = 10;

/** The number of pages in `pageCursors.around`, including the current one. */
const PAGES_AROUND = 5;

interface ConnectionArgs {
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}

/** Returns the document's selection of each row as Prisma's select or include. */
export function rowQuery(context: Context, info: GraphQLResolveInfo): Record<never, never> {
  return rowSelection(context, info, ["edges", "node"]);
}

interface ConnectionOptions {
  context: Context;
  info: GraphQLResolveInfo;
  /** Whether the list usually fits on one page, so that its rows are counted only if they do not. */
  isShort?: boolean | undefined;
}

/**
 * Returns a page of an offset list. Throws INVALID_INPUT for an invalid cursor, or a page size below 1 or
 * above the context's maximum.
 */
export async function offsetConnection<Row>(
  args: ConnectionArgs,
  { context: { maxPageSize }, info, isShort = false }: ConnectionOptions,
  load: (window: Window, countAll: () => Promise<number>) => Promise<Row[]>,
  count: () => Promise<number>,
) {
  for (const field of ["first", "last"] as const) {
    const size = args[field];
    const rule = { kind: "WHOLE_NUMBER", min: 1, max: maxPageSize } as const;
    if (size != null && (size < rule.min || size > rule.max))
      throw new DomainError("INVALID_INPUT", { field, rule });
  }
  // An empty cursor means the first page.
  const { after, before, ...sizes } = args;
  const cursors = { ...(after && { after }), ...(before && { before }) };
  for (const [field, cursor] of Object.entries(cursors)) {
    if (!isOffsetCursor(cursor)) throw new DomainError("INVALID_INPUT", { field, rule: { kind: "CURSOR" } });
  }
  let counted: Promise<number> | undefined;
  const countAll = () => {
    counted ??= count();
    return counted;
  };
  // The count starts together with the rows. Its error is reported by the field that awaits it.
  if (selectsCount(info) && !isShort) countAll().catch(() => {});
  let skipped = 0;
  const connection = await resolveOffsetConnection(
    {
      args: { ...sizes, ...cursors },
      defaultSize: DEFAULT_PAGE_SIZE,
      maxSize: maxPageSize,
      ...(args.last != null && { totalCount: await countAll() }),
    },
    async ({ offset, limit }) => {
      skipped = offset;
      const rows = await load({ skip: offset, take: limit }, countAll);
      // One row more than the page was read: the list ends here.
      const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
      if (isLast) counted ??= Promise.resolve(offset + rows.length);
      return rows;
    },
  );
  return { ...connection, countAll, offset: skipped, size: args.first ?? args.last ?? DEFAULT_PAGE_SIZE };
}

/** The fields of a connection that need its count. */
const COUNTED_FIELDS: ReadonlySet<string> = new Set(["totalCount", "pageCursors"]);

const countSelections = new WeakMap<readonly FieldNode[], boolean>();

/** Whether a document selects the count of a connection for all values of its variables. */
function selectsCount({ fieldNodes, fragments }: GraphQLResolveInfo): boolean {
  const isCounted = ({ selections }: SelectionSetNode): boolean =>
    selections.some((selection) => {
      if (selection.directives?.length) return false;
      if (selection.kind === Kind.FIELD) return COUNTED_FIELDS.has(selection.name.value);
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
      return fragment !== undefined && isCounted(fragment.selectionSet);
    });
  let isSelected = countSelections.get(fieldNodes);
  if (isSelected === undefined) {
    isSelected = fieldNodes.some(({ selectionSet }) => selectionSet !== undefined && isCounted(selectionSet));
    countSelections.set(fieldNodes, isSelected);
  }
  return isSelected;
}

/** The offset from which skipping by an index of the keys is worth an additional statement. */
const DEEP = 500;

interface Window {
  skip: number;
  take: number;
}

interface KeysQuery<Where, Order> extends Window {
  where: Where;
  orderBy: Order[];
  select: { id: true };
}

/** The default order of a list. */
interface ById {
  id: "desc" | "asc";
}

interface SortedRows<Where, Order> {
  where: Where;
  /** The order that the client asked for, which ends with the ID; undefined: by descending ID. */
  sort?: Order[] | undefined;
  keys: (query: KeysQuery<Where, Order | ById>) => PromiseLike<{ id: number }[]>;
}

/**
 * Returns the query for a page of a list. For deep pages it selects the keys first, because Postgres reads every
 * skipped row, while keys alone come from an index; in the second half of a list in its default order it skips
 * from the end.
 */
export async function rowsOfPage<Where, Order>(
  { where, sort, keys }: SortedRows<Where, Order>,
  { skip, take }: Window,
  countAll: () => Promise<number>,
): Promise<Window & { where: Where | { id: { in: number[] } }; orderBy: (Order | ById)[] }> {
  const orderBy: (Order | ById)[] = sort ?? [{ id: "desc" }];
  if (skip < DEEP) return { where, orderBy, skip, take };
  const fromEnd = (await countAll()) - skip;
  const window =
    sort === undefined && fromEnd < skip
      ? {
          orderBy: [{ id: "asc" } as const],
          skip: Math.max(0, fromEnd - take),
          take: Math.min(take, fromEnd),
        }
      : { orderBy, skip, take };
  const found = window.take > 0 ? await keys({ where, select: { id: true }, ...window }) : [];
  return { where: { id: { in: found.map(({ id }) => id) } }, orderBy, skip: 0, take };
}

function isOffsetCursor(cursor: string): boolean {
  try {
    return /^OffsetConnection:\d{1,9}$/.test(atob(cursor));
  } catch {
    return false;
  }
}

interface Page {
  page: number;
  size: number;
  isCurrent: boolean;
}

const cursorOf = ({ page, size }: Page) => (page === 1 ? "" : offsetCursor((page - 1) * size - 1));

const PageCursor = builder.objectRef<Page>("PageCursor").implement({
  description: "A numbered page of a list.",
  fields: (t) => ({
    cursor: t.string({
      description: "The value of `after` that leads to this page; empty for the first page.",
      resolve: cursorOf,
    }),
    page: t.exposeInt("page", { description: "The number of the page, starting at 1." }),
    isCurrent: t.exposeBoolean("isCurrent", { description: "Whether this is the current page." }),
  }),
});

interface Pages {
  current: number;
  last: number;
  size: number;
}

function pageAt(pages: Pages, page: number): Page | null {
  if (page < 1 || page > pages.last) return null;
  return { page, size: pages.size, isCurrent: page === pages.current };
}

/** Returns the page numbers around the current one; near either end the window stays full. */
export function pagesAround({ current, last }: { current: number; last: number }): number[] {
  const length = Math.min(PAGES_AROUND, last);
  const start = Math.max(1, Math.min(current - Math.floor(PAGES_AROUND / 2), last - length + 1));
  return Array.from({ length }, (_, index) => start + index);
}

const PageCursors = builder.objectRef<Pages>("PageCursors").implement({
  description: "The numbered pages of a list, for a paginator.",
  fields: (t) => ({
    first: t.field({
      type: PageCursor,
      nullable: true,
      description: "The first page. Null: the list is empty.",
      resolve: (pages) => pageAt(pages, 1),
    }),
    last: t.field({
      type: PageCursor,
      nullable: true,
      description: "The last page. Null: the list is empty.",
      resolve: (pages) => pageAt(pages, pages.last),
    }),
    previous: t.field({
      type: PageCursor,
      nullable: true,
      description: "The previous page. Null: this is the first.",
      resolve: (pages) => pageAt(pages, pages.current - 1),
    }),
    next: t.field({
      type: PageCursor,
      nullable: true,
      description: "The next page. Null: this is the last.",
      resolve: (pages) => pageAt(pages, pages.current + 1),
    }),
    around: t.field({
      type: [PageCursor],
      description: "At most five pages around the current one, including it.",
      resolve: (pages) =>
        pagesAround(pages).map((page) => ({ page, size: pages.size, isCurrent: page === pages.current })),
    }),
  }),
});

builder.globalConnectionFields((t) => ({
  totalCount: t.int({
    description: "The number of rows on all pages.",
    complexity: 5,
    resolve: ({ countAll }) => countAll(),
  }),
  pageCursors: t.field({
    type: PageCursors,
    description: "The numbered pages, based on the size of this one.",
    complexity: 5,
    resolve: async ({ countAll, offset, size }) => ({
      current: Math.floor(offset / size) + 1,
      last: Math.ceil((await countAll()) / size),
      size,
    }),
  }),
}));
