import type { BookingPageQuery$data } from "../__generated__/BookingPageQuery.graphql.ts";

export type BookingStore = NonNullable<BookingPageQuery$data["store"]>;
export type StaffOffer = BookingPageQuery$data["bookableStaff"][number];
export type ServiceOffer = BookingPageQuery$data["services"]["edges"][number]["node"];

/** The staff members and services that can be booked. */
export interface BookingOptions {
  staff: readonly StaffOffer[];
  /** Services that at least one staff member offers, oldest first. */
  services: readonly ServiceOffer[];
}

export function readBookingOptions({
  bookableStaff,
  services,
}: Pick<BookingPageQuery$data, "bookableStaff" | "services">): BookingOptions {
  const offered = new Set(bookableStaff.flatMap((person) => person.services.map(({ id }) => id)));
  const nodes = services.edges.map(({ node }) => node).filter(({ id }) => offered.has(id));
  // Staff members without services cannot be booked. The server lists the newest services first.
  return { staff: bookableStaff.filter(({ services }) => services.length > 0), services: nodes.reverse() };
}

/**
 * Returns the services that can be booked with a chosen staff member (decisions.md §5: not the one of 30
 * minutes).
 */
export function namedServices(
  { staff, services }: BookingOptions,
  staffMemberId: string | null,
): ServiceOffer[] {
  const person = staff.find(({ id }) => id === staffMemberId);
  return services.filter(
    ({ id, offeredNamed }) => offeredNamed && person?.services.some((service) => service.id === id),
  );
}
