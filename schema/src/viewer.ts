import type { Viewer } from "./context.ts";

/** Returns whether the viewer is a staff member who does not have to change their password first. */
export function isStaff({ staff }: Viewer): boolean {
  return staff !== null && !staff.mustChangePassword;
}

export function isAdmin(viewer: Viewer): boolean {
  return isStaff(viewer) && viewer.staff?.role === "ADMIN";
}

/** Returns whether the viewer is this staff member, even before they have changed the initial password. */
export function isSelf({ staff }: Viewer, staffMemberId: number): boolean {
  return staff?.id === staffMemberId;
}

/** The authorization scopes of fields that depend only on the viewer. */
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
