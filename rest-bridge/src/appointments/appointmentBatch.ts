import {
  readServiceNames,
  readStaffNames,
  startReader,
} from "@machiya/schema/domain/appointments/appointmentImport";
import { DomainError } from "@machiya/schema/domain/errors";
import { breaks } from "@machiya/schema/domain/fieldRule";
import { DEFAULT_TIME_ZONE } from "@machiya/schema/domain/time/shopTime";
import type { NodeType } from "@machiya/schema/ids";
import { z } from "zod";
import { document } from "../protocol/graphql.ts";
import type { ExecuteDocument, Precheck } from "../protocol/route.ts";
import { FULL_LIST_SIZE } from "../wire/paging.ts";
import { batchRows } from "../wire/rows.ts";
import { fetchTimeZone, TIME_ZONE } from "../wire/timeZone.ts";
import { clearableText, optional, type Reader, required, text } from "../wire/wireTypes.ts";
import {
  appointmentDetailsVariables,
  customerInput,
  lineVariables,
  optionalContents,
} from "./appointmentDetails.ts";

const startIn = (zone: string) => startReader({ zone, from1904: false });

/** The start in a spreadsheet row, kept as text until the store's time zone is known. */
const start: Reader<string> = {
  json: {
    "x-rule": { kind: "LOCAL_TIME" },
    type: ["string", "number"],
    description:
      "ISO 8601 with an offset, or 2026-11-23 10:00 or a spreadsheet date in the store's time zone.",
  },
  read(value) {
    const trimmed = String(value).trim();
    return startIn(DEFAULT_TIME_ZONE)(trimmed) === null ? undefined : trimmed;
  },
};

/**
 * Pairs the service names of a row with the requested staff names; an empty name means no preference. Null
 * when there are more staff names than services.
 */
function namesOf({
  services = "",
  staff = "",
}: {
  services?: string | undefined;
  staff?: string | undefined;
}): { service: string; employer: string }[] | null {
  const named = readServiceNames(services) ?? [];
  const people = readStaffNames(staff, named.length);
  return people && named.map((service, index) => ({ service, employer: people[index] ?? "" }));
}

/**
 * One appointment of a batch: with contents, or with names as in the documented spreadsheet (decisions.md
 * §5).
 */
export const batchAppointment = z
  .object({
    ...customerInput,
    start_time: required(start),
    remark: clearableText,
    appointment_content: optionalContents,
    services: optional(text).meta({
      description: "The names of services, separated by semicolons; used if appointment_content is empty.",
    }),
    staff: optional(text).meta({
      description:
        "Names or usernames in the order of the services, or one for all of them. Empty: not specified.",
    }),
  })
  .refine(
    (row) => row.appointment_content.length > 0 || readServiceNames(row.services ?? "") !== null,
    breaks({ kind: "LIST", min: 1 }, ["appointment_content"]),
  )
  .refine(
    (row) => row.appointment_content.length > 0 || namesOf(row) !== null,
    breaks({ kind: "NAME_EACH" }, ["staff"]),
  );

type Row = z.output<typeof batchAppointment>;

interface Named {
  id: string;
  name: string;
  username?: string;
}

interface Names {
  services: { edges: { node: Named }[] };
  staffMembers: { edges: { node: Named }[] };
}

const NAMES = document<Names>(`
  query RestAppointmentNames($first: Int, $private: Boolean!) {
    services(first: $first) { edges { node { id name } } }
    staffMembers(filter: { states: [IN_SERVICE] }, first: $first) {
      edges { node { id name username @include(if: $private) } }
    }
  }
`);

/**
 * Creates a lookup by name, or by username when no name matches. Throws NOT_FOUND, and ALREADY_EXISTS when
 * several rows share the name.
 */
function finder(type: NodeType, rows: readonly Named[]) {
  const byName = Map.groupBy(rows, ({ name }) => name);
  const byUsername = new Map(rows.map((one) => [one.username, one]));
  return (name: string, row: number): string => {
    const [one = byUsername.get(name), another] = byName.get(name) ?? [];
    if (one === undefined) throw new DomainError("NOT_FOUND", { what: type, row });
    if (another !== undefined)
      throw new DomainError("ALREADY_EXISTS", { what: type, row, refusal: "AMBIGUOUS_NAME" });
    return one.id;
  };
}

async function fetchFinders(execute: ExecuteDocument) {
  const { services, staffMembers } = await execute(NAMES, {
    first: FULL_LIST_SIZE,
    private: !execute.byToken,
  });
  return {
    service: finder(
      "Service",
      services.edges.map(({ node }) => node),
    ),
    employer: finder(
      "StaffMember",
      staffMembers.edges.map(({ node }) => node),
    ),
  };
}

interface Batch {
  datas?: Row[] | undefined;
  list?: Row[] | undefined;
}

/**
 * Returns GraphQL's CreateAppointmentInput for each row. Throws NOT_FOUND and ALREADY_EXISTS (ambiguous name)
 * with the row.
 */
export const appointmentBatchPrecheck: Precheck<Batch, Record<string, unknown>[]> = {
  documents: [TIME_ZONE.node, NAMES.node],
  async load(input, execute) {
    const rows = batchRows(input);
    const startsAt = startIn(await fetchTimeZone(execute));
    const find = rows.some((row) => row.appointment_content.length === 0)
      ? await fetchFinders(execute)
      : null;
    return rows.map((row, index) => {
      const named = find && row.appointment_content.length === 0 ? (namesOf(row) ?? []) : [];
      const lines = named.map(({ service, employer }) => ({
        serviceId: find?.service(service, index + 1),
        staffMemberId: employer === "" ? null : find?.employer(employer, index + 1),
      }));
      return {
        details: {
          ...appointmentDetailsVariables(row),
          startsAt: startsAt(row.start_time)?.toISOString(),
        },
        lines: [...row.appointment_content.map(lineVariables), ...lines],
      };
    });
  },
};
