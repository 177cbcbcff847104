import { calendarDays, dayOf } from "@machiya/schema/domain/time/shopTime";
import { globalId } from "@machiya/schema/ids";
import { z } from "zod";
import { SERVICES } from "../dataset/salonDataset.ts";
import type { Operation } from "./operation.ts";
import { baselineRequest, customerCookie, graphqlRequest, restRequest } from "./preparedRequests.ts";

const ZONE = "Asia/Taipei";
const MONTH_DAYS = 31;
/** Bookings use so few days that they contend for the same locks. */
const REQUESTED_DAYS = 3;
const STARTS = ["10:00", "14:00", "18:00"] as const;

const daysFromTomorrow = (count: number) => calendarDays(dayOf(new Date(), ZONE), count + 1).slice(1);

const month = z
  .object({ days: z.array(z.object({ date: z.string(), slots: z.array(z.object({ free: z.boolean() })) })) })
  .transform(({ days }) => days);
const slots = z.object({ freeSlots: month }).transform(({ freeSlots: days }) => days);

/** The free slots of the month that starts tomorrow, for one or two services by any staff member; REST returns single times only. */
export const freeSlots: Operation = (_world, random) => {
  const days = daysFromTomorrow(MONTH_DAYS);
  const services = Array.from({ length: 1 + random(2) }, () => 1 + random(SERVICES));
  const span = { from: days[0], to: days.at(-1) };
  const check = (result: z.infer<typeof month>) =>
    result.length === MONTH_DAYS && result.every((day) => day.slots.length === STARTS.length)
      ? null
      : `${result.length} days of ${result.map((day) => day.slots.length)} slots`;
  return {
    graphql: () => {
      const input = { ...span, serviceIds: services.map((id) => globalId("Service", id)) };
      return graphqlRequest("freeSlots", { input }, null, { shape: slots, check });
    },
    baseline: () => baselineRequest("free-slots", { ...span, services }, { shape: month, check }),
  };
};

/** The error code of a slot that other bookings of the same measurement have taken. */
const SLOT_TAKEN = { graphql: "SLOT_TAKEN", rest: 4001 } as const;

/** Books one service by any staff member at one of nine times, for which many customers contend. */
export const booking: Operation = (world, random) => {
  const cookie = customerCookie(1 + random(world.customers));
  const day = daysFromTomorrow(REQUESTED_DAYS)[random(REQUESTED_DAYS)] ?? "";
  const startsAt = new Date(`${day}T${STARTS[random(STARTS.length)]}:00+08:00`).toISOString();
  const service = 1 + random(SERVICES);
  const check = (number: number) => (number > world.items ? null : `appointment ${number} is not a new one`);
  return {
    graphql: () => {
      const lines = [{ serviceId: globalId("Service", service) }];
      const input = { customerName: "小美", customerPhone: "0912345678", startsAt, lines };
      const shape = z
        .object({ bookAppointment: z.object({ number: z.int() }) })
        .transform(({ bookAppointment }) => bookAppointment.number);
      return graphqlRequest("booking", { input }, cookie, {
        shape,
        check,
        allowedErrorCode: SLOT_TAKEN.graphql,
      });
    },
    rest: () => {
      const body = {
        customer_name: "小美",
        customer_phone: "0912345678",
        start_time: startsAt,
        appointment_content: [{ service_id: service, employer_id: 0 }],
      };
      const shape = z.object({ id: z.int() }).transform(({ id }) => id);
      return restRequest("POST /line/user/appointment/", body, cookie, {
        shape,
        check,
        allowedErrorCode: SLOT_TAKEN.rest,
      });
    },
  };
};
