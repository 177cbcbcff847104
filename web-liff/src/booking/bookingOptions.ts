import type { BookingPageQuery$data } from "../__generated__/BookingPageQuery.graphql.ts";

export type BookingStore = NonNullable<BookingPageQuery$data["store"]>;
export type StaffOffer = BookingPageQuery$data["bookableStaff"][number];
export type ServiceOffer = BookingPageQuery$data["services"]["edges"][number]["node"];

/** What can be booked at all. */
export interface BookingOptions {
  staff: readonly StaffOffer[];
  /** Those that somebody offers, in the order in which the shop wrote them. */
  services: readonly ServiceOffer[];
}

export function readBookingOptions({
  bookableStaff,
  services,
}: Pick<BookingPageQuery$data, "bookableStaff" | "services">): BookingOptions {
  const offered = new Set(bookableStaff.flatMap((person) => person.services.map(({ id }) => id)));
  const nodes = services.edges.map(({ node }) => node).filter(({ id }) => offered.has(id));
  // Whoever offers nothing cannot be booked.
  return { staff: bookableStaff.filter(({ services }) => services.length > 0), services: nodes.reverse() };
}

/** The services of one person that can be booked with them by name (decisions.md §5: not the one of 30 minutes). */
export function namedServices(
  { staff, services }: BookingOptions,
  staffMemberId: string | null,
): ServiceOffer[] {
  const person = staff.find(({ id }) => id === staffMemberId);
  return services.filter(
    ({ id, offeredNamed }) => offeredNamed && person?.services.some((service) => service.id === id),
  );
}
