import { TIME_HOLDING_STATES } from "@machiya/schema/domain/appointments/appointmentState";
import { globalId } from "@machiya/schema/ids";
import { z } from "zod";
import { type Span, spansBetween } from "../../appointments/busyTimes.ts";
import {
  type FreeStaffData,
  freeStaffInput,
  freeStaffVariables,
  presentFreeStaff,
} from "../../appointments/freeStaff.ts";
import {
  notSpecified,
  PUBLIC_EMPLOYER_FIELDS,
  type PublicEmployerData,
  presentPublicEmployer,
  publicEmployer,
} from "../../entities/employer.ts";
import {
  presentShiftRelations,
  SHIFT_RELATION_FIELDS,
  type ShiftRelationData,
  shiftRelations,
} from "../../entities/shiftRelation.ts";
import { document } from "../../protocol/graphql.ts";
import { VIEWER_QUERY } from "../../protocol/identify.ts";
import { requestLanguage } from "../../protocol/language.ts";
import { type Route, route } from "../../protocol/route.ts";
import {
  shiftRange,
  shiftRangeNames,
  shiftRelationFilterInput,
  withPairs,
} from "../../shifts/shiftRelationList.ts";
import { instantOutput } from "../../wire/outputTypes.ts";
import { FULL_LIST_SIZE, selectListOf } from "../../wire/paging.ts";
import { dayIn, fetchTimeZone, TIME_ZONE, timeZonePrecheck } from "../../wire/timeZone.ts";
import { date, id, optional, required, text } from "../../wire/wireTypes.ts";

const PATH = "/line/employer";

interface BusyTimesData {
  busyTimes: readonly Span[];
  /** This field is omitted without a customer session. */
  myAppointments?: {
    edges: readonly { node: { items: readonly (Span & { staffMember: { id: string } | null })[] } }[];
  };
}

export const lineEmployerRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: `${PATH}/select-list`,
    summary: "Active employers as options, by ID.",
    access: "anonymous",
    input: z.object({ name: optional(text) }),
    output: selectListOf(publicEmployer),
    document: document<{ bookableStaff: PublicEmployerData[] }>(`
      query RestBookableStaff($name: String) { bookableStaff(name: $name) { ...RestPublicEmployer } }
      ${PUBLIC_EMPLOYER_FIELDS}
    `),
    variables: ({ name }) => ({ name }),
    present: ({ bookableStaff }) => ({ datas: bookableStaff.map(presentPublicEmployer) }),
  }),
  route({
    method: "GET",
    path: `${PATH}/have-free/select-list`,
    summary:
      "The employers who can be booked for a time and offer the service, by ID. If there is one, the entry 0 (not specified) comes first. Only shifts open to customers (2, 2) count.",
    access: "anonymous",
    refusals: ["NOT_FOUND"],
    input: z.object(freeStaffInput),
    output: selectListOf(publicEmployer),
    document: document<{ bookableStaffChoices: FreeStaffData<PublicEmployerData> }>(`
      query RestBookableStaffChoices($input: StaffChoicesInput!) {
        bookableStaffChoices(input: $input) { notSpecified staff { free staffMember { ...RestPublicEmployer } } }
      }
      ${PUBLIC_EMPLOYER_FIELDS}
    `),
    variables: (input) => ({ input: freeStaffVariables(input) }),
    present: ({ bookableStaffChoices }, _input, { request }) =>
      presentFreeStaff(bookableStaffChoices, presentPublicEmployer, notSpecified(requestLanguage(request))),
  }),
  route({
    method: "GET",
    path: `${PATH}/shift-relations`,
    summary: "The shifts in which active employers can be booked (2, 2), by employer.",
    access: "anonymous",
    fieldNames: shiftRangeNames,
    input: z.object(shiftRelationFilterInput),
    output: shiftRelations,
    precheckStep: timeZonePrecheck,
    document: document<{ openShifts: ShiftRelationData[] }>(`
      query RestOpenShifts($range: ShiftRange!) { openShifts(range: $range) { ...RestShiftRelation } }
      ${SHIFT_RELATION_FIELDS}
    `),
    variables: (input, { precheckData: zone }) => ({ range: shiftRange(input, zone) }),
    present: ({ openShifts }, input, { precheckData: zone }) =>
      presentShiftRelations(withPairs(openShifts, input), zone),
  }),
  route({
    method: "GET",
    path: `${PATH}/appointment-list`,
    summary:
      "The times in which employers are busy, by start, including the caller's own appointments. Only times are shown.",
    access: "anonymous",
    fieldNames: { from: "start_time", to: "end_time" },
    input: z.object({ id: required(id), start_time: required(date), end_time: required(date) }),
    output: z.object({
      AppointmentTime: z.array(z.object({ StartTime: instantOutput, EndTime: instantOutput })),
    }),
    precheckStep: {
      documents: [TIME_ZONE.node, VIEWER_QUERY.node],
      load: async (_input, execute) => ({
        zone: await fetchTimeZone(execute),
        signedIn: (await execute(VIEWER_QUERY)).viewer.customer !== null,
      }),
    },
    // GraphQL's busyTimes omits the customer's own appointments, so they are added from myAppointments.
    document: document<BusyTimesData>(`
      query RestBusyTimes($range: ShiftRange!, $own: MyAppointmentFilter, $first: Int, $signedIn: Boolean!) {
        busyTimes(range: $range) { startsAt endsAt }
        myAppointments(filter: $own, first: $first) @include(if: $signedIn) {
          edges { node { items { startsAt endsAt staffMember { id } } } }
        }
      }
    `),
    variables: ({ id, start_time, end_time }, { precheckData: { zone, signedIn } }) => ({
      range: {
        from: dayIn(zone, start_time),
        to: dayIn(zone, end_time),
        staffMemberIds: [globalId("StaffMember", id)],
      },
      own: { states: TIME_HOLDING_STATES },
      first: FULL_LIST_SIZE,
      signedIn,
    }),
    present: ({ busyTimes, myAppointments }, { id, start_time, end_time }, { precheckData: { zone } }) => {
      const employer = globalId("StaffMember", id);
      const own = (myAppointments?.edges ?? []).flatMap(({ node }) =>
        node.items.filter(({ staffMember }) => staffMember?.id === employer),
      );
      const busy = spansBetween([...busyTimes, ...own], start_time, end_time, zone);
      return {
        AppointmentTime: busy.map(({ startsAt, endsAt }) => ({ StartTime: startsAt, EndTime: endsAt })),
      };
    },
  }),
];
