import type { StaffRole } from "@machiya/prisma/enums";
import type {
  UpdateStaffMemberInput,
  useUpdateStaffMemberMutation,
} from "../../__generated__/useUpdateStaffMemberMutation.graphql.ts";
import { isPersonnelField, type PersonnelDraft, personnelInput } from "./personnel.ts";

/** What others see of somebody, and how they sign in, as a form holds it: services as their ids, the picture as its address. */
export type StaffIdentityDraft = Readonly<
  Record<"name" | "englishName" | "positionName" | "username" | "services" | "image", string>
> & { readonly role: StaffRole | "" };

export type StaffDraft = StaffIdentityDraft & PersonnelDraft;

/** Ids as one text, so that two sets of them can be compared. */
export function joinIds(ids: readonly string[]): string {
  return [...ids].sort().join(" ");
}

export function splitIds(ids: string): string[] {
  return ids.split(" ").filter((id) => id !== "");
}

/** What was written of somebody, as the server takes it; a username that is left empty stays or is made. */
export function staffIdentityDetails({
  services: _,
  image,
  role,
  username,
  ...texts
}: Partial<StaffIdentityDraft>) {
  return {
    ...texts,
    ...(username !== undefined && username.trim() !== "" && { username }),
    ...(role !== undefined && role !== "" && { role }),
    ...(image !== undefined && { image: image || null }),
  };
}

type Change = Omit<UpdateStaffMemberInput, "id" | "version">;

/** A change of somebody: what was written, with the services to add and to take away. */
export function staffChange(changes: Partial<StaffDraft>, servicesBefore: string): Change {
  const personnel: Partial<PersonnelDraft> = Object.fromEntries(
    Object.entries(changes).filter(([field]) => isPersonnelField(field)),
  );
  const who: Partial<StaffIdentityDraft> = Object.fromEntries(
    Object.entries(changes).filter(([field]) => !isPersonnelField(field)),
  );
  const [was, is] = [splitIds(servicesBefore), splitIds(who.services ?? servicesBefore)];
  return {
    details: staffIdentityDetails(who),
    ...(Object.keys(personnel).length > 0 && { personnel: personnelInput(personnel) }),
    addServiceIds: is.filter((id) => !was.includes(id)),
    removeServiceIds: was.filter((id) => !is.includes(id)),
  } satisfies Omit<useUpdateStaffMemberMutation["variables"]["input"], "id">;
}
