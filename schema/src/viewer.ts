import type { Viewer } from "./context.ts";

/** A signed-in staff member, unless they have yet to choose a password of their own. */
export function isStaff({ staff }: Viewer): boolean {
  return staff !== null && !staff.mustChangePassword;
}

export function isAdmin(viewer: Viewer): boolean {
  return isStaff(viewer) && viewer.staff?.role === "ADMIN";
}

/** Whether this staff member is the one who asks, also before they have chosen a password. */
export function isSelf({ staff }: Viewer, staffMemberId: number): boolean {
  return staff?.id === staffMemberId;
}

/** The scopes that fields ask for by name, as far as the viewer alone decides them. */
export interface ViewerScopes {
  public: boolean;
  customer: boolean;
  staff: boolean;
  admin: boolean;
}

export function scopesOf(viewer: Viewer): ViewerScopes {
  return {
    public: true,
    customer: viewer.customer !== null,
    staff: isStaff(viewer),
    admin: isAdmin(viewer),
  };
}
