import { DatabaseUnavailable, type PrismaClient } from "@machiya/prisma/client";
import { type BridgeOptions, isNotReady } from "@machiya/rest-bridge";
import type { Viewer } from "@machiya/schema/context";
import type { ErrorCode } from "@machiya/schema/domain/errors";
import { LANGUAGE_COOKIE, type Language, readLanguage } from "@machiya/schema/domain/language";
import { appointmentFilters } from "@machiya/schema/domain/listFilters/appointmentFilters";
import { customerFilters } from "@machiya/schema/domain/listFilters/customerFilters";
import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { orderFilters } from "@machiya/schema/domain/listFilters/orderFilters";
import { productFilters } from "@machiya/schema/domain/listFilters/productFilters";
import { DEFAULT_TIME_ZONE, dayOf } from "@machiya/schema/domain/time/shopTime";
import { errorText } from "@machiya/schema/wording";
import { type DocumentNode, parse } from "graphql";
import { readCookie } from "../http/cookies.ts";
import { appointmentsCsv } from "./appointmentsCsv.ts";
import {
  appointmentTemplate,
  freeStartsDocument,
  type TemplateData,
  type TemplateType,
  templateDocument,
} from "./appointmentTemplate.ts";
import { customersCsv } from "./customersCsv.ts";
import { ordersCsv } from "./ordersCsv.ts";
import { paymentsCsv } from "./paymentsCsv.ts";
import { productsCsv, productTemplate } from "./productsCsv.ts";
import type { ReadCursor } from "./readCursor.ts";
import type { RecordExport } from "./recordExport.ts";
import { staffHoursCsv } from "./staffHoursCsv.ts";
import { chunked } from "./stream.ts";

/** The most services and the most staff members that a template lists. */
const MAX_NAMES = 1000;

const viewerAndStore = parse(
  "query ExportsTo { viewer { staffMember { id role mustChangePassword } } store { timeZone } }",
);

/** What the exports use of the server. */
export interface ExportServices {
  prisma: PrismaClient;
  read: ReadCursor;
  recordExport: RecordExport;
  findViewer(request: Request): Promise<Viewer>;
  now(): Date;
}

interface ViewerAndStore {
  viewer: { staffMember: { id: string; role: string; mustChangePassword: boolean } | null };
  store: { timeZone: string } | null;
}

const STATUSES = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  PASSWORD_CHANGE_REQUIRED: 403,
} as const satisfies Partial<Record<ErrorCode, number>>;

/** The context in which a file is built. */
interface FileContext {
  prisma: PrismaClient;
  read: ReadCursor;
  /** The admin who requested the file. */
  viewer: Viewer;
  language: Language;
  zone: string;
  now: Date;
}

/** Runs a query as the viewer who requested the file. */
type RunQuery = <Data>(document: DocumentNode, variables?: Record<string, unknown>) => Promise<Data>;

/** A downloadable file and how its content is built. */
interface Export {
  write(runQuery: RunQuery, search: URLSearchParams, context: FileContext): Promise<BodyInit>;
  contentType: string;
  /** Whether it contains personal data of customers or staff, so that each download is audited. */
  isPersonal: boolean;
  /** Whether the file's name contains the date, because its content depends on it. */
  isDated: boolean;
}

const csv = { contentType: "text/csv; charset=utf-8", isDated: true };

const template = (type: TemplateType, contentType: string): Export => ({
  write: async (runQuery, _search, context) =>
    appointmentTemplate(
      await runQuery<TemplateData>(templateDocument, { first: MAX_NAMES }),
      type,
      async (input) => {
        type Starts = { freeSlots: { days: { slots: { startsAt: string; free: boolean }[] }[] } };
        const { freeSlots } = await runQuery<Starts>(freeStartsDocument, { input });
        return freeSlots.days.flatMap(({ slots }) =>
          slots.flatMap(({ free, startsAt }) => (free ? startsAt : [])),
        );
      },
      context,
    ),
  contentType,
  isPersonal: false,
  isDated: false,
});

/** Returns the most rows of a file: `?limit=1000` is the specification's cap; without it, there is none. */
function limitOf(search: URLSearchParams): number | undefined {
  const limit = Number(search.get("limit") ?? "");
  return Number.isInteger(limit) && limit > 0 ? limit : undefined;
}

/** Maps each file name to its export. */
const EXPORTS: ReadonlyMap<string, Export> = new Map<string, Export>([
  [
    "orders.csv",
    {
      ...csv,
      isPersonal: true,
      write: (_runQuery, search, { prisma, read, viewer, language, zone }) =>
        chunked(
          ordersCsv(prisma, read, {
            viewer,
            filter: filterInput(orderFilters, search),
            limit: limitOf(search),
            language,
            zone,
          }),
        ),
    },
  ],
  [
    "payments.csv",
    {
      ...csv,
      isPersonal: false,
      write: (_runQuery, search, { read, language, zone }) =>
        chunked(paymentsCsv(read, { search, limit: limitOf(search), language, zone })),
    },
  ],
  [
    "products.csv",
    {
      ...csv,
      isPersonal: false,
      write: (_runQuery, search, { prisma, read, viewer, language }) =>
        chunked(
          productsCsv(prisma, read, {
            viewer,
            filter: filterInput(productFilters, search),
            limit: limitOf(search),
            language,
          }),
        ),
    },
  ],
  [
    "appointments.csv",
    {
      ...csv,
      isPersonal: true,
      write: (_runQuery, search, { prisma, read, viewer, language, zone }) =>
        chunked(
          appointmentsCsv(prisma, read, {
            viewer,
            filter: filterInput(appointmentFilters, search),
            limit: limitOf(search),
            language,
            zone,
          }),
        ),
    },
  ],
  [
    "customers.csv",
    {
      ...csv,
      isPersonal: true,
      write: (_runQuery, search, { prisma, read, language, zone, now }) =>
        chunked(
          customersCsv(prisma, read, {
            filter: filterInput(customerFilters, search),
            limit: limitOf(search),
            language,
            zone,
            now,
          }),
        ),
    },
  ],
  [
    "staff-hours.csv",
    {
      ...csv,
      isPersonal: true,
      write: (_runQuery, search, { read, language, zone }) =>
        chunked(staffHoursCsv(read, { search, limit: limitOf(search), language, zone })),
    },
  ],
  [
    "product-template.csv",
    {
      ...csv,
      isPersonal: false,
      isDated: false,
      write: async (_runQuery, _search, { language }) => productTemplate(language),
    },
  ],
  [
    "appointment-template.xlsx",
    template("xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
  ],
  ["appointment-template.xls", template("xls", "application/vnd.ms-excel")],
]);

/** The names of all downloadable files. */
export const EXPORT_NAMES = [...EXPORTS.keys()];

/**
 * Serves /exports/<name> to admins. The CSV files of lists accept the lists' filters as query parameters and contain
 * every matching row, or at most `limit`, streamed as it is read. payments.csv and staff-hours.csv accept the days
 * `from` and `to`, the latter also the staff of the shift calendar. product-template.csv, and
 * appointment-template.xlsx and .xls, are the templates for imports. `recordExport` audits an export of personal data before it begins.
 */
export function createExports(
  graphql: BridgeOptions["graphql"],
  { prisma, read, recordExport, findViewer, now }: ExportServices,
): (request: Request) => Promise<Response | null> {
  async function runQuery<Data>(request: Request, document: DocumentNode, variables = {}): Promise<Data> {
    const { data, errors } = await graphql({ document, variables, request, entrypoint: "admin" });
    if (errors?.some(({ extensions }) => isNotReady(extensions)))
      throw new DatabaseUnavailable("The export could not be read");
    // An error here is never the client's fault, because an unusable filter is ignored.
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

    const { viewer, store } = await runQuery<ViewerAndStore>(request, viewerAndStore);
    if (viewer.staffMember === null) return refusal("UNAUTHENTICATED", language);
    if (viewer.staffMember.mustChangePassword) return refusal("PASSWORD_CHANGE_REQUIRED", language);
    if (viewer.staffMember.role !== "ADMIN") return refusal("FORBIDDEN", language);

    if (found.isPersonal) await recordExport(viewer.staffMember.id, name, searchParams);
    const zone = store?.timeZone ?? DEFAULT_TIME_ZONE;
    const fileName = found.isDated ? name.replace(".", `-${dayOf(now(), zone)}.`) : name;
    const body = await found.write((...query) => runQuery(request, ...query), searchParams, {
      prisma,
      read,
      viewer: await findViewer(request),
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
