import type { StaffRole } from "@machiya/prisma/enums";
import { DomainError } from "@machiya/schema/domain/errors";
import { globalId } from "@machiya/schema/ids";
import { document } from "./graphql.ts";
import type { Access, ExecuteDocument, Precheck, Route } from "./route.ts";

interface ViewerData {
  viewer: {
    staffMember: { id: string; role: StaffRole; mustChangePassword: boolean } | null;
    customer: { id: string } | null;
  };
}

export const VIEWER_QUERY = document<ViewerData>(`
  query RestWhoAsks {
    viewer {
      staffMember { id role mustChangePassword }
      customer { id }
    }
  }
`);

const HAS_SESSION: Record<Access, (viewer: ViewerData["viewer"]) => boolean> = {
  anonymous: () => true,
  customer: ({ customer }) => customer !== null,
  staff: ({ staffMember }) => staffMember !== null,
  admin: ({ staffMember }) => staffMember !== null,
};

/**
 * Refuses a caller whom GraphQL would refuse whatever they send, so that somebody without the right is told that and not
 * what is wrong with their input. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function requireAccess({ access }: Pick<Route, "access">, ask: ExecuteDocument): Promise<void> {
  // Whose token it is was looked at before; what it opens, GraphQL says.
  if (access === "anonymous" || ask.byToken) return;
  const { viewer } = await ask(VIEWER_QUERY);
  if (!HAS_SESSION[access](viewer)) throw new DomainError("UNAUTHENTICATED");
  if (access === "customer") return;
  // Nothing is open to staff before they have chosen a password of their own, which no such route does.
  const { role, mustChangePassword } = viewer.staffMember ?? {};
  if (mustChangePassword || (access === "admin" && role !== "ADMIN")) throw new DomainError("FORBIDDEN");
}

/**
 * Whether the caller may see what is for admins and the person alone: of everybody, or of the one with this number; no API
 * token may. What they then ask for, GraphQL allows or not.
 */
export function privatePrecheck<Input>(personOf?: (input: Input) => number): Precheck<Input, boolean> {
  return {
    documents: [VIEWER_QUERY.node],
    async ask(input, ask) {
      if (ask.byToken) return false;
      const { staffMember } = (await ask(VIEWER_QUERY)).viewer;
      if (staffMember === null) return false;
      const own = personOf !== undefined && globalId("StaffMember", personOf(input)) === staffMember.id;
      return own || staffMember.role === "ADMIN";
    },
  };
}
