import type { StaffRole } from "@machiya/prisma/enums";
import { DomainError } from "@machiya/schema/domain/errors";
import { document } from "./graphql.ts";
import type { Access, Ask, Route } from "./route.ts";

interface WhoAsks {
  viewer: { staffMember: { role: StaffRole } | null; customer: { id: string } | null };
}

export const WHO_ASKS = document<WhoAsks>(`
  query RestWhoAsks {
    viewer {
      staffMember { role }
      customer { id }
    }
  }
`);

const HAS_SESSION: Record<Access, (viewer: WhoAsks["viewer"]) => boolean> = {
  anonymous: () => true,
  customer: ({ customer }) => customer !== null,
  staff: ({ staffMember }) => staffMember !== null,
  admin: ({ staffMember }) => staffMember !== null,
};

/**
 * Refuses a caller whom GraphQL would refuse whatever they send, so that somebody without the right is told that and not
 * what is wrong with their input. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function requireAccess({ access }: Pick<Route, "access">, ask: Ask): Promise<void> {
  if (access === "anonymous") return;
  const { viewer } = await ask(WHO_ASKS);
  if (!HAS_SESSION[access](viewer)) throw new DomainError("UNAUTHENTICATED");
  if (access === "admin" && viewer.staffMember?.role !== "ADMIN") throw new DomainError("FORBIDDEN");
}
