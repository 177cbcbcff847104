import type { BridgeOptions } from "@machiya/rest-bridge";
import type { ErrorCode } from "@machiya/schema/domain/errors";
import { LANGUAGE_COOKIE, type Language, readLanguage } from "@machiya/schema/domain/language";
import { DEFAULT_TIME_ZONE, dayOf } from "@machiya/schema/domain/shopTime";
import { errorText } from "@machiya/schema/wording";
import { type DocumentNode, parse } from "graphql";
import { readCookie } from "../http/cookies.ts";
import { orderFilter } from "./orderFilter.ts";
import { type OrdersData, ordersCsv, ordersDocument } from "./ordersCsv.ts";
import { productFilter } from "./productFilter.ts";
import { type ProductsData, productsCsv, productsDocument } from "./productsCsv.ts";

/** decisions.md §4. */
const MAX_ROWS = 1000;

const whoAndWhere = parse("query ExportsTo { viewer { staffMember { role } } store { timeZone } }");

interface WhoAndWhere {
  viewer: { staffMember: { role: string } | null };
  store: { timeZone: string } | null;
}

const STATUSES = { UNAUTHENTICATED: 401, FORBIDDEN: 403 } as const satisfies Partial<
  Record<ErrorCode, number>
>;

/** A table that can be taken home, and what makes it of a filter in an address. */
interface Export {
  document: DocumentNode;
  filter(search: URLSearchParams): Record<string, unknown>;
  csv(data: unknown, language: Language, zone: string): string;
}

const EXPORTS: ReadonlyMap<string, Export> = new Map<string, Export>([
  [
    "orders",
    {
      document: ordersDocument,
      filter: orderFilter,
      csv: (data, language, zone) => ordersCsv(data as OrdersData, language, zone),
    },
  ],
  [
    "products",
    { document: productsDocument, filter: productFilter, csv: (data) => productsCsv(data as ProductsData) },
  ],
]);

/** Serves /exports/<name>.csv?<the console's own filters> to admins: what their list shows, its first 1000 rows. */
export function createExports(
  graphql: BridgeOptions["graphql"],
  now: () => Date,
): (request: Request) => Promise<Response | null> {
  async function ask<Data>(request: Request, document: DocumentNode, variables = {}): Promise<Data> {
    const { data, errors } = await graphql({ document, variables, request, door: "admin" });
    // Nothing here is the asker's fault: an unusable filter counts as none.
    if (errors !== undefined || data === null) throw new Error(errors?.[0]?.message ?? "no data");
    return data as Data;
  }

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const name = /^\/exports\/(\w+)\.csv$/.exec(pathname)?.[1] ?? "";
    const found = EXPORTS.get(name);
    if (found === undefined) return null;
    const acceptLanguage = request.headers.get("accept-language");
    const language = readLanguage({ cookie: readCookie(request, LANGUAGE_COOKIE), acceptLanguage });

    const { viewer, store } = await ask<WhoAndWhere>(request, whoAndWhere);
    if (viewer.staffMember === null) return refusal("UNAUTHENTICATED", language);
    if (viewer.staffMember.role !== "ADMIN") return refusal("FORBIDDEN", language);

    const variables = { filter: found.filter(searchParams), first: MAX_ROWS };
    const zone = store?.timeZone ?? DEFAULT_TIME_ZONE;
    const csv = found.csv(await ask(request, found.document, variables), language, zone);
    return new Response(csv, {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${name}-${dayOf(now(), zone)}.csv"`,
        "cache-control": "no-store",
      },
    });
  };
}

function refusal(code: keyof typeof STATUSES, language: Language): Response {
  return new Response(`${errorText(language, code)}\n`, {
    status: STATUSES[code],
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
