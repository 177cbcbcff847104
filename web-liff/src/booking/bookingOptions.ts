import type { BookingPageQuery$data } from "../__generated__/BookingPageQuery.graphql.ts";
import type { BookingMode } from "./bookingSearch.ts";
import type { ServiceOffer } from "./useServiceOffers.ts";

export type BookingStore = NonNullable<BookingPageQuery$data["store"]>;
export type StaffOffer = BookingPageQuery$data["bookableStaff"][number];

/** The staff members and services that can be booked. */
export interface BookingOptions {
  staff: readonly StaffOffer[];
  /** Services that at least one staff member offers, oldest first. */
  services: readonly ServiceOffer[];
}

/**
 * Returns what can be booked in a mode. Named booking leaves out the service of 30 minutes (decisions.md §5).
 */
export function readBookingOptions(
  bookableStaff: readonly StaffOffer[],
  services: readonly ServiceOffer[],
  mode: BookingMode,
): BookingOptions {
  const offered = new Set(bookableStaff.flatMap((person) => person.services.map(({ id }) => id)));
  const bookable = services.filter(
    ({ id, offeredNamed }) => offered.has(id) && (mode === "general" || offeredNamed),
  );
  // Staff members without services cannot be booked. The server lists the newest services first.
  return { staff: bookableStaff.filter(({ services }) => services.length > 0), services: bookable.reverse() };
}

/** Returns the services that a staff member does not offer. */
export function servicesNotOffered(
  person: StaffOffer,
  services: readonly ServiceOffer[],
): readonly ServiceOffer[] {
  const theirs = new Set(person.services.map(({ id }) => id));
  return services.filter(({ id }) => !theirs.has(id));
}
