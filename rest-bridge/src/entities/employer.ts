import type { StaffRole, StaffState } from "@machiya/prisma/enums";
import type { Language } from "@machiya/schema/domain/language";
import { wording } from "@machiya/schema/wording";
import { z } from "zod";
import { ROLE, STAFF_STATUS } from "../wire/codes.ts";
import { requireRowNumber } from "../wire/rowNumber.ts";

/** A staff member's names and image. */
export const employerName = z
  .object({
    id: z.int(),
    name: z.string(),
    english_name: z.string(),
    position_name: z.string(),
    image_url: z.string().nullable().meta({ description: "A path on this server. Null: no image." }),
  })
  .meta({ id: "EmployerName" });

/** A staff member as customers see them, without personnel data (decisions.md §3). */
export const publicEmployer = z
  .object({
    ...employerName.shape,
    positions: z.array(z.string()).meta({ description: "position_name, unless that is empty." }),
    services: z.array(z.object({ id: z.int(), name: z.string() })),
  })
  .meta({ id: "PublicEmployer" });

/** A staff member as staff see each other in lists (booking.md §3, Employer). */
export const employer = z
  .object({
    ...publicEmployer.shape,
    username: z
      .string()
      .nullable()
      .meta({ description: "Visible to admins and the person; null for others." }),
    role: z.int().meta({ description: "1 admin, 3 employer" }),
    status: z.int().meta({ description: "1 not enabled, 2 active, 3 dismissed" }),
  })
  .meta({ id: "Employer" });

export interface EmployerNameData {
  id: string;
  name: string;
  englishName: string;
  positionName: string;
  imageUrl: string | null;
}

export interface PublicEmployerData extends EmployerNameData {
  services: readonly { id: string; name: string }[];
}

export interface EmployerData extends PublicEmployerData {
  username?: string;
  role: StaffRole;
  state: StaffState;
}

export const EMPLOYER_NAME_FIELDS = `
  fragment RestEmployerName on StaffMember { id name englishName positionName imageUrl(variant: DETAIL) }
`;

export const PUBLIC_EMPLOYER_FIELDS = `
  fragment RestPublicEmployer on StaffMember { ...RestEmployerName services { id name } }
  ${EMPLOYER_NAME_FIELDS}
`;

/** `$private` says whether the caller may see data that is private to admins and the person. */
export const EMPLOYER_FIELDS = `
  fragment RestEmployer on StaffMember { ...RestPublicEmployer username @include(if: $private) role state }
  ${PUBLIC_EMPLOYER_FIELDS}
`;

export function presentEmployerName(data: EmployerNameData): z.output<typeof employerName> {
  return {
    id: requireRowNumber("StaffMember", data.id),
    name: data.name,
    english_name: data.englishName,
    position_name: data.positionName,
    image_url: data.imageUrl,
  };
}

export function presentPublicEmployer(data: PublicEmployerData): z.output<typeof publicEmployer> {
  return {
    ...presentEmployerName(data),
    positions: data.positionName === "" ? [] : [data.positionName],
    services: data.services.map(({ id, name }) => ({ id: requireRowNumber("Service", id), name })),
  };
}

export function presentEmployer(data: EmployerData): z.output<typeof employer> {
  return {
    ...presentPublicEmployer(data),
    username: data.username ?? null,
    role: ROLE[data.role],
    status: STAFF_STATUS[data.state],
  };
}

/** The first entry of the list while any staff member is free; it stands for any of them (booking.md §3). */
export function notSpecified(language: Language): z.output<typeof publicEmployer> {
  return {
    id: 0,
    name: wording(language).notSpecified,
    english_name: wording("en").notSpecified,
    position_name: "",
    positions: [],
    image_url: null,
    services: [],
  };
}
