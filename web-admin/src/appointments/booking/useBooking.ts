import { useState } from "react";
import type { CreateAppointmentInput } from "../../__generated__/useCreateAppointmentMutation.graphql.ts";
import type { BookingDraft } from "./bookingDraft.ts";
import { useCreateAppointment } from "./useCreateAppointment.ts";
import { type SeriesEntries, useCreateAppointmentSeries } from "./useCreateAppointmentSeries.ts";

/**
 * Books one appointment or a series. `series` holds the result of each date until `leave` is called; `onDone`
 * receives the numbers of the booked appointments.
 */
export function useBooking({ onDone }: { onDone: (numbers: readonly number[]) => void }) {
  const [create, creating] = useCreateAppointment();
  const [createSeries, creatingSeries] = useCreateAppointmentSeries();
  const [error, setError] = useState<unknown>(null);
  const [series, setSeries] = useState<{ input: CreateAppointmentInput; entries: SeriesEntries } | null>(
    null,
  );
  return {
    busy: creating || creatingSeries,
    error,
    series: series?.entries ?? null,
    forgetError: () => setError(null),
    book: (input: CreateAppointmentInput, { everyWeeks, times }: BookingDraft) => {
      setError(null);
      if (everyWeeks === 0) {
        create({
          variables: { input },
          onCompleted: ({ createAppointment }) => onDone([createAppointment.number]),
          onError: setError,
        });
        return;
      }
      createSeries({
        variables: { input: { appointment: input, everyWeeks, times } },
        onCompleted: ({ createAppointmentSeries: entries }) => setSeries({ input, entries }),
        onError: setError,
      });
    },
    bookInstead: (
      index: number,
      startsAt: string,
      { isSameStaff, outsideHours }: { isSameStaff: boolean; outsideHours: boolean },
    ) => {
      if (series === null) return;
      const { details, lines } = series.input;
      const by = Date.parse(startsAt) - Date.parse(details.startsAt ?? startsAt);
      const moved = (at: string | null | undefined) =>
        at == null ? null : new Date(Date.parse(at) + by).toISOString();
      setError(null);
      create({
        variables: {
          input: {
            ...series.input,
            outsideHours: outsideHours || (series.input.outsideHours ?? false),
            details: { ...details, startsAt },
            lines: lines.map((line) => ({
              ...line,
              startsAt: moved(line.startsAt),
              ...(!isSameStaff && { staffMemberId: null }),
            })),
          },
        },
        onCompleted: ({ createAppointment: { number } }) =>
          setSeries({
            ...series,
            entries: series.entries.map((entry, at) =>
              at === index ? { ...entry, appointment: { number, startsAt } } : entry,
            ),
          }),
        onError: setError,
      });
    },
    leave: () => onDone(series?.entries.flatMap(({ appointment }) => appointment?.number ?? []) ?? []),
  };
}
