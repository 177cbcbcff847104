import type * as stored from "@machiya/prisma/enums";
import type * as appointments from "../domain/appointments/appointmentState.ts";
import type * as days from "../domain/appointments/dayAvailability.ts";
import type { SlotRefusal } from "../domain/appointments/slotRefusals.ts";
import { describedEnum } from "../enums.ts";

export const ShiftStateEnum = describedEnum<stored.ShiftState>(
  "ShiftState",
  "The state of a staff member's shift on a day.",
  {
    PROPOSED: "Proposed: no one can be booked in it yet.",
    CONFIRMED: "Confirmed: staff can book the person, customers not yet.",
    OPEN_TO_CUSTOMERS: "Confirmed and open: customers can book the person.",
  },
);

export const AppointmentStateEnum = describedEnum<stored.AppointmentState>(
  "AppointmentState",
  "The state of an appointment.",
  {
    PENDING: "Waiting for review; its time is reserved.",
    CONFIRMED: "Approved: it will take place.",
    CANCELLED: "Canceled or rejected; its time is free again. Final.",
  },
);

export const VisitOutcomeEnum = describedEnum<stored.VisitOutcome>(
  "VisitOutcome",
  "How a visit went, beside the state of its appointment.",
  {
    ARRIVED: "The customer is there; from the day of the visit on.",
    DONE: "The visit took place; from its start on.",
    NO_SHOW: "The customer did not come; from the start of the visit on.",
    LATE_CANCEL: "The appointment was canceled too late; for canceled appointments.",
  },
);

export const CancelledByEnum = describedEnum<stored.CancelledBy>(
  "CancelledBy",
  "Who canceled an appointment late.",
  { CUSTOMER: "The customer.", SHOP: "The shop." },
);

export const AppointmentSourceEnum = describedEnum<stored.AppointmentSource>(
  "AppointmentSource",
  "How an appointment was created.",
  {
    MANUAL: "Staff entered it.",
    CHAT_APP: "A customer booked it through LINE.",
  },
);

export const AppointmentActionEnum = describedEnum<appointments.AppointmentAction>(
  "AppointmentAction",
  "An action on an appointment.",
  {
    CONFIRM: "Approve it in a review.",
    REJECT: "Decline it in a review.",
    CANCEL: "Cancel it.",
    RESCHEDULE: "Move it to another time or staff member.",
    EDIT: "Change anything else in it.",
    DELETE: "Delete it.",
  },
);

export const SlotRefusalEnum = describedEnum<SlotRefusal>("SlotRefusal", "Why a time cannot be booked.", {
  PAST: "The time has passed.",
  OUTSIDE_WINDOW: "Appointments cannot start then: too early, too late, or at an hour that is not offered.",
  NO_SHIFT: "No requested staff member works then.",
  NOT_OPEN_TO_CUSTOMERS: "The staff member works then, but the shift is not open to customers.",
  CLOSED: "The store is closed.",
  TIME_OFF: "The staff member is absent.",
  LACKS_SERVICE: "The staff member does not offer the service.",
  TAKEN: "Another appointment occupies the time.",
});

export const DayAvailabilityEnum = describedEnum<days.DayAvailability>(
  "DayAvailability",
  "How much of a day customers can still book.",
  {
    FREE: "Appointments can start at several times.",
    FEW: "Appointments can start at one time only.",
    FULL: "Every time is taken.",
  },
);
