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
  query RestViewer {
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
 * Refuses callers without access before their input is validated, so that they learn about the missing access
 * and not about errors in their input. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function requireAccess(
  { access }: Pick<Route, "access">,
  execute: ExecuteDocument,
): Promise<void> {
  // Tokens were verified before; GraphQL decides what they may access.
  if (access === "anonymous" || execute.byToken) return;
  const { viewer } = await execute(VIEWER_QUERY);
  if (!HAS_SESSION[access](viewer)) throw new DomainError("UNAUTHENTICATED");
  if (access === "customer") return;
  // Staff must choose a password of their own before they may use these routes.
  const { role, mustChangePassword } = viewer.staffMember ?? {};
  if (mustChangePassword) throw new DomainError("PASSWORD_CHANGE_REQUIRED");
  if (access === "admin" && role !== "ADMIN") throw new DomainError("FORBIDDEN");
}

/**
 * Whether the caller may see data that is private to admins and the person: of all staff, or of the staff
 * member with this number. API tokens never may. GraphQL still checks the access itself.
 */
export function privatePrecheck<Input>(personOf?: (input: Input) => number): Precheck<Input, boolean> {
  return {
    documents: [VIEWER_QUERY.node],
    async load(input, execute) {
      if (execute.byToken) return false;
      const { staffMember } = (await execute(VIEWER_QUERY)).viewer;
      if (staffMember === null) return false;
      const own = personOf !== undefined && globalId("StaffMember", personOf(input)) === staffMember.id;
      return own || staffMember.role === "ADMIN";
    },
  };
}
