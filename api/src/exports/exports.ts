import type { BridgeOptions } from "@machiya/rest-bridge";
import type { ErrorCode } from "@machiya/schema/domain/errors";
import { LANGUAGE_COOKIE, type Language, readLanguage } from "@machiya/schema/domain/language";
import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { orderFilters } from "@machiya/schema/domain/listFilters/orderFilters";
import { productFilters } from "@machiya/schema/domain/listFilters/productFilters";
import { DEFAULT_TIME_ZONE, dayOf } from "@machiya/schema/domain/time/shopTime";
import { errorText } from "@machiya/schema/wording";
import { type DocumentNode, parse } from "graphql";
import { readCookie } from "../http/cookies.ts";
import {
  appointmentTemplate,
  type TemplateData,
  type TemplateType,
  templateDocument,
} from "./appointmentTemplate.ts";
import { csvPages } from "./csv.ts";
import { type OrdersData, orderRows, ordersDocument, ordersHeader } from "./ordersCsv.ts";
import { PRODUCT_HEADER, type ProductsData, productRows, productsDocument } from "./productsCsv.ts";
import { allPages, chunked } from "./stream.ts";

/** Names in a template. */
const MAX_NAMES = 1000;

const whoAndWhere = parse("query ExportsTo { viewer { staffMember { role } } store { timeZone } }");

interface WhoAndWhere {
  viewer: { staffMember: { role: string } | null };
  store: { timeZone: string } | null;
}

const STATUSES = { UNAUTHENTICATED: 401, FORBIDDEN: 403 } as const satisfies Partial<
  Record<ErrorCode, number>
>;

/** For whom a file is made. */
interface Asker {
  language: Language;
  zone: string;
  now: Date;
}

/** Asks as whoever asked for the file. */
type Ask = <Data>(document: DocumentNode, variables?: Record<string, unknown>) => Promise<Data>;

/** A file that can be taken home, and what makes it of an address. */
interface Export {
  write(ask: Ask, search: URLSearchParams, asker: Asker): Promise<BodyInit>;
  contentType: string;
  /** Whether what is in it is of its day, which its name then says. */
  isDated: boolean;
}

const csv = { contentType: "text/csv; charset=utf-8", isDated: true };

const template = (type: TemplateType, contentType: string): Export => ({
  write: async (ask, _search, asker) =>
    appointmentTemplate(await ask<TemplateData>(templateDocument, { first: MAX_NAMES }), type, asker),
  contentType,
  isDated: false,
});

/** By their names. */
const EXPORTS: ReadonlyMap<string, Export> = new Map<string, Export>([
  [
    "orders.csv",
    {
      ...csv,
      write: (ask, search, { language, zone }) =>
        chunked(
          csvPages(
            ordersHeader(language),
            allPages(async (page) => {
              const filter = { ...filterInput(orderFilters, search), ...page.filter };
              const data = await ask<OrdersData>(ordersDocument, { filter, first: page.first });
              const rows = orderRows(data, language, zone);
              return { rows, ids: data.orders.edges.map(({ node }) => node.id) };
            }),
          ),
        ),
    },
  ],
  [
    "products.csv",
    {
      ...csv,
      write: (ask, search) =>
        chunked(
          csvPages(
            PRODUCT_HEADER,
            allPages(async (page) => {
              const filter = { ...filterInput(productFilters, search), ...page.filter };
              const data = await ask<ProductsData>(productsDocument, { filter, first: page.first });
              return { rows: productRows(data), ids: data.products.edges.map(({ node }) => node.id) };
            }),
          ),
        ),
    },
  ],
  [
    "appointment-template.xlsx",
    template("xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
  ],
  ["appointment-template.xls", template("xls", "application/vnd.ms-excel")],
]);

/** What can be taken home. */
export const EXPORT_NAMES = [...EXPORTS.keys()];

/**
 * Serves /exports/<name> to admins: orders.csv and products.csv?<the console's own filters> are all that their list shows,
 * sent as it is read; appointment-template.xlsx or .xls is what appointments are imported with.
 */
export function createExports(
  graphql: BridgeOptions["graphql"],
  now: () => Date,
): (request: Request) => Promise<Response | null> {
  async function ask<Data>(request: Request, document: DocumentNode, variables = {}): Promise<Data> {
    const { data, errors } = await graphql({ document, variables, request, entrypoint: "admin" });
    // Nothing here is the asker's fault: an unusable filter counts as none.
    if (errors !== undefined || data === null) throw new Error(errors?.[0]?.message ?? "no data");
    return data as Data;
  }

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const name = /^\/exports\/([\w.-]+)$/.exec(pathname)?.[1] ?? "";
    const found = EXPORTS.get(name);
    if (found === undefined) return null;
    const acceptLanguage = request.headers.get("accept-language");
    const language = readLanguage({ cookie: readCookie(request, LANGUAGE_COOKIE), acceptLanguage });

    const { viewer, store } = await ask<WhoAndWhere>(request, whoAndWhere);
    if (viewer.staffMember === null) return refusal("UNAUTHENTICATED", language);
    if (viewer.staffMember.role !== "ADMIN") return refusal("FORBIDDEN", language);

    const zone = store?.timeZone ?? DEFAULT_TIME_ZONE;
    const fileName = found.isDated ? name.replace(".", `-${dayOf(now(), zone)}.`) : name;
    const body = await found.write((...asked) => ask(request, ...asked), searchParams, {
      language,
      zone,
      now: now(),
    });
    return new Response(body, {
      headers: {
        "content-type": found.contentType,
        "content-disposition": `attachment; filename="${fileName}"`,
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
