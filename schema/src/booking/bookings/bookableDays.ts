import { allow, builder } from "../../builder.ts";
import { DayAvailabilityEnum } from "../bookingEnums.ts";
import { type BookableDayResult, findBookableDays } from "./findBookableDays.ts";

const BookableDay = builder.objectRef<BookableDayResult>("BookableDay").implement({
  description: "How much of a day can still be booked, without people and times.",
  fields: (t) => ({
    date: t.field({ type: "Day", description: "The day.", resolve: ({ date }) => date }),
    availability: t.expose("availability", {
      type: DayAvailabilityEnum,
      nullable: true,
      description:
        "How much is free. Null: no appointment can start on the day, because it is outside the booking window or the salon does not work.",
    }),
  }),
});

builder.queryField("bookableDays", (t) =>
  t.field({
    type: [BookableDay],
    ...allow("customer"),
    args: {
      from: t.arg({ type: "Day", required: true, description: "The first day." }),
      to: t.arg({
        type: "Day",
        required: true,
        description: "The last day; at most 62 days, including both.",
      }),
    },
    complexity: { field: 50 },
    description:
      "Every requested day and how much of it can still be booked, for any service with anyone. For customers who may book. Errors: UNAUTHENTICATED, CUSTOMER_BLOCKED, INVALID_INPUT.",
    resolve: (_root, range, context) => findBookableDays(context, range),
  }),
);
