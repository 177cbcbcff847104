import type { StaffRole } from "@machiya/prisma/enums";
import type {
  UpdateStaffMemberInput,
  useUpdateStaffMemberMutation,
} from "../../__generated__/useUpdateStaffMemberMutation.graphql.ts";
import { isPersonnelField, type PersonnelDraft, personnelInput } from "./personnel.ts";

/** Public data and credentials as form values: service ids as one text, the image as its URL. */
export type StaffIdentityDraft = Readonly<
  Record<"name" | "englishName" | "positionName" | "username" | "services" | "image", string>
> & { readonly role: StaffRole | "" };

export type StaffDraft = StaffIdentityDraft & PersonnelDraft;

/** Joins ids into a sorted text, so that sets of ids can be compared. */
export function joinIds(ids: readonly string[]): string {
  return [...ids].sort().join(" ");
}

export function splitIds(ids: string): string[] {
  return ids.split(" ").filter((id) => id !== "");
}

/**
 * Converts form values to the API's input; an empty username is kept, or generated for a new staff member.
 */
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

/** Converts the changed values, with the services to add and to remove. */
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
