import { TIME_HOLDING_STATES } from "@machiya/schema/domain/appointmentState";
import { globalId } from "@machiya/schema/ids";
import { z } from "zod";
import { instantAnswer } from "../../answers.ts";
import { type Span, spansBetween } from "../../busyTimes.ts";
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
import { type FreeStaffData, freeStaffInput, freeStaffVariables, presentFreeStaff } from "../../freeStaff.ts";
import { document } from "../../graphql.ts";
import { languageOf } from "../../language.ts";
import { selectListOf, WHOLE_LIST } from "../../paging.ts";
import { type Route, route } from "../../route.ts";
import { shiftRange, shiftRangeNames, shiftRelationFilterInput, withPairs } from "../../shiftRelationList.ts";
import { askTimeZone, dayIn, TIME_ZONE, timeZoneBefore } from "../../timeZone.ts";
import { WHO_ASKS } from "../../whoAsks.ts";
import { date, id, optional, required, text } from "../../wire.ts";

const PATH = "/line/employer";

interface Taken {
  busyTimes: readonly Span[];
  /** Left out without a session. */
  myAppointments?: {
    edges: readonly { node: { items: readonly (Span & { staffMember: { id: string } | null })[] } }[];
  };
}

export const employerRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: `${PATH}/select-list`,
    summary: "Active employers as options, by ID.",
    access: "anonymous",
    input: z.object({ name: optional(text) }),
    answer: selectListOf(publicEmployer),
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
    answer: selectListOf(publicEmployer),
    document: document<{ bookableStaffChoices: FreeStaffData<PublicEmployerData> }>(`
      query RestBookableStaffChoices($input: StaffChoicesInput!) {
        bookableStaffChoices(input: $input) { notSpecified staff { free staffMember { ...RestPublicEmployer } } }
      }
      ${PUBLIC_EMPLOYER_FIELDS}
    `),
    variables: (input) => ({ input: freeStaffVariables(input) }),
    present: ({ bookableStaffChoices }, _input, { request }) =>
      presentFreeStaff(bookableStaffChoices, presentPublicEmployer, notSpecified(languageOf(request))),
  }),
  route({
    method: "GET",
    path: `${PATH}/shift-relations`,
    summary: "The shifts in which active employers can be booked (2, 2), by employer.",
    access: "anonymous",
    fieldNames: shiftRangeNames,
    input: z.object(shiftRelationFilterInput),
    answer: shiftRelations,
    before: timeZoneBefore,
    document: document<{ openShifts: ShiftRelationData[] }>(`
      query RestOpenShifts($range: ShiftRange!) { openShifts(range: $range) { ...RestShiftRelation } }
      ${SHIFT_RELATION_FIELDS}
    `),
    variables: (input, { known: zone }) => ({ range: shiftRange(input, zone) }),
    present: ({ openShifts }, input, { known: zone }) =>
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
    answer: z.object({
      AppointmentTime: z.array(z.object({ StartTime: instantAnswer, EndTime: instantAnswer })),
    }),
    before: {
      documents: [TIME_ZONE.node, WHO_ASKS.node],
      ask: async (_input, ask) => ({
        zone: await askTimeZone(ask),
        signedIn: (await ask(WHO_ASKS)).viewer.customer !== null,
      }),
    },
    // GraphQL leaves a customer's own times out, because it shows them whole elsewhere.
    document: document<Taken>(`
      query RestBusyTimes($range: ShiftRange!, $own: MyAppointmentFilter, $first: Int, $signedIn: Boolean!) {
        busyTimes(range: $range) { startsAt endsAt }
        myAppointments(filter: $own, first: $first) @include(if: $signedIn) {
          edges { node { items { startsAt endsAt staffMember { id } } } }
        }
      }
    `),
    variables: ({ id, start_time, end_time }, { known: { zone, signedIn } }) => ({
      range: {
        from: dayIn(zone, start_time),
        to: dayIn(zone, end_time),
        staffMemberIds: [globalId("StaffMember", id)],
      },
      own: { states: TIME_HOLDING_STATES },
      first: WHOLE_LIST,
      signedIn,
    }),
    present: ({ busyTimes, myAppointments }, { id, start_time, end_time }, { known: { zone } }) => {
      const employer = globalId("StaffMember", id);
      const own = (myAppointments?.edges ?? []).flatMap(({ node }) =>
        node.items.filter(({ staffMember }) => staffMember?.id === employer),
      );
      const taken = spansBetween([...busyTimes, ...own], start_time, end_time, zone);
      return {
        AppointmentTime: taken.map(({ startsAt, endsAt }) => ({ StartTime: startsAt, EndTime: endsAt })),
      };
    },
  }),
];
