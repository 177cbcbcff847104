import type { StaffRole, StaffState } from "@machiya/prisma/enums";
import { z } from "zod";
import { ROLE, STAFF_STATUS } from "../wire/codes.ts";
import { requireRowNumber } from "../wire/rowNumber.ts";

/** The user of the staff session. */
export const sessionUser = z
  .object({
    id: z.int(),
    username: z.string(),
    name: z.string(),
    english_name: z.string(),
    position_name: z.string(),
    role: z.int().meta({ description: "1 admin, 3 employer" }),
    status: z.int().meta({ description: "1 disabled, 2 in service, 3 left" }),
    must_change_password: z.boolean(),
  })
  .meta({ id: "SessionUser" });

export interface StaffMemberData {
  id: string;
  username: string;
  name: string;
  englishName: string;
  positionName: string;
  role: StaffRole;
  state: StaffState;
  mustChangePassword: boolean;
}

export const STAFF_MEMBER_FIELDS = `
  fragment RestStaffMember on StaffMember {
    id username name englishName positionName role state mustChangePassword
  }
`;

export function presentStaffMember(member: StaffMemberData): z.output<typeof sessionUser> {
  return {
    id: requireRowNumber("StaffMember", member.id),
    username: member.username,
    name: member.name,
    english_name: member.englishName,
    position_name: member.positionName,
    role: ROLE[member.role],
    status: STAFF_STATUS[member.state],
    must_change_password: member.mustChangePassword,
  };
}
