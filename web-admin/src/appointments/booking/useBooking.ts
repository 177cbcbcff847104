import type { Alternative } from "@machiya/schema/domain/errors";
import { useState } from "react";
import type { CreateAppointmentInput } from "../../__generated__/useCreateAppointmentMutation.graphql.ts";
import type { BookingDraft } from "./bookingDraft.ts";
import { withRefusedOffer } from "./seriesEntries.ts";
import { useCreateAppointment } from "./useCreateAppointment.ts";
import { type SeriesEntries, useCreateAppointmentSeries } from "./useCreateAppointmentSeries.ts";

/** Another time for a date of a series. */
export interface OtherTime {
  /** The place of the date in the series. */
  index: number;
  startsAt: string;
  /** Whether the chosen staff members are kept. */
  isSameStaff: boolean;
  /** Whether a time at which the store is closed is accepted. */
  outsideHours: boolean;
}

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
  // The date of the series whose other time was refused last.
  const [refused, setRefused] = useState<OtherTime | null>(null);
  const bookInstead = (other: OtherTime) => {
    if (series === null || creating) return;
    const { index, startsAt, isSameStaff, outsideHours } = other;
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
      onError: (failure) => {
        setError(failure);
        setRefused(other);
        setSeries({ ...series, entries: withRefusedOffer(series.entries, index, failure) });
      },
    });
  };
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
    bookInstead,
    /** Books the date whose other time was refused at one of the times that the refusal offers. */
    bookOffered: ({ startsAt, staffMemberId }: Alternative) => {
      if (refused === null) return;
      bookInstead({ ...refused, startsAt, isSameStaff: refused.isSameStaff && staffMemberId !== null });
    },
    /** Books the refused time, at which the store is closed. */
    bookClosed: () => refused !== null && bookInstead({ ...refused, outsideHours: true }),
    leave: () => onDone(series?.entries.flatMap(({ appointment }) => appointment?.number ?? []) ?? []),
  };
}
