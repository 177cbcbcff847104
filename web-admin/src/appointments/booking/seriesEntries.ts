import { Refusal } from "@machiya/schema/client/refusal";
import { alternativesOf } from "../form/AlternativeTimes.tsx";
import type { SeriesEntries } from "./useCreateAppointmentSeries.ts";

/**
 * Returns the entries after the time that was offered for one date was refused, too: it offers the nearest time of that
 * refusal. Other errors, such as a lost connection, leave the offer.
 */
export function withRefusedOffer(entries: SeriesEntries, index: number, error: unknown): SeriesEntries {
  const [nearest] = alternativesOf(error);
  if (nearest === undefined && !(error instanceof Refusal && error.params.reason !== undefined))
    return entries;
  return entries.map((entry, at) =>
    at === index
      ? {
          ...entry,
          nearestStartsAt: nearest?.startsAt ?? null,
          nearestStaffName: nearest?.staffName ?? null,
        }
      : entry,
  );
}
