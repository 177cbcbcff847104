import { builder } from "../builder.ts";
import type { HourVisits, VisitOutcomeCounts } from "./readVisits.ts";

/** How the outcomes are counted, as descriptions of the fields that have them. */
export const OUTCOME_FIELDS = {
  started: "The number of those that are confirmed and have started, on which the rate of no-shows is based.",
  noShows: "The number of those whose customer did not come, as staff recorded it.",
  lateCancellations: "The number of those that the customer canceled too late, as staff recorded it.",
} as const;

export const VisitOutcomeCountsType = builder.objectRef<VisitOutcomeCounts>("VisitOutcomeCounts").implement({
  description: "How the appointments of a period went.",
  fields: (t) => ({
    started: t.exposeInt("started", { description: OUTCOME_FIELDS.started }),
    noShows: t.exposeInt("noShows", { description: OUTCOME_FIELDS.noShows }),
    lateCancellations: t.exposeInt("lateCancellations", { description: OUTCOME_FIELDS.lateCancellations }),
  }),
});

export const HourVisitsType = builder.objectRef<HourVisits>("HourVisits").implement({
  description: "The appointments of a weekday and an hour.",
  fields: (t) => ({
    weekday: t.exposeInt("weekday", { description: "1 Monday to 7 Sunday." }),
    hour: t.exposeInt("hour", { description: "The hour of the store's clock, 0 to 23." }),
    visits: t.exposeInt("visits", {
      description: "The number of appointments that start then and are not canceled.",
    }),
  }),
});
