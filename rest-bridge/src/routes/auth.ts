import { DomainError } from "@machiya/schema/domain/errors";
import { z } from "zod";
import {
  presentStaffMember,
  STAFF_MEMBER_FIELDS,
  type StaffMemberData,
  sessionUser,
} from "../entities/staffMember.ts";
import { document } from "../protocol/graphql.ts";
import { type Route, route } from "../protocol/route.ts";
import { AUTH_METHOD } from "../wire/codes.ts";
import { code, optional, type Reader, required, secret, text } from "../wire/wireTypes.ts";

interface Viewer {
  staffMember: StaffMemberData | null;
}

function presentUser({ staffMember }: Viewer): z.output<typeof sessionUser> {
  if (staffMember === null) throw new DomainError("UNAUTHENTICATED");
  return presentStaffMember(staffMember);
}

const numbered = code(AUTH_METHOD);

/** Reads 1 or 2, or the words company and google. */
const authMethod: Reader<keyof typeof AUTH_METHOD> = {
  json: { ...numbered.json, type: ["integer", "string"], enum: [1, 2, "company", "google"] },
  read(value) {
    const word = typeof value === "string" ? value.trim().toUpperCase() : "";
    return word === "COMPANY" || word === "GOOGLE" ? word : numbered.read(value);
  },
};

export const authRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/api/auth/user",
    summary: "The signed-in staff user.",
    access: "staff",
    input: z.object({}),
    output: sessionUser,
    document: document<{ viewer: Viewer }>(`
      query RestSessionUser { viewer { staffMember { ...RestStaffMember } } }
      ${STAFF_MEMBER_FIELDS}
    `),
    present: ({ viewer }) => presentUser(viewer),
  }),
  route({
    method: "POST",
    path: "/api/auth/login",
    summary: "Opens a staff session; the response sets its cookie.",
    access: "anonymous",
    refusals: ["WRONG_CREDENTIALS", "TOO_MANY_ATTEMPTS", "ACCOUNT_DISABLED", "LOGIN_METHOD_UNAVAILABLE"],
    input: z.object({
      username: required(text),
      password: required(secret),
      auth_method: optional(authMethod),
      type: optional(authMethod).meta({ description: "An alias of auth_method, which takes precedence." }),
    }),
    output: sessionUser,
    document: document<{ logIn: Viewer }>(`
      mutation RestLogIn($input: LogInInput!) { logIn(input: $input) { staffMember { ...RestStaffMember } } }
      ${STAFF_MEMBER_FIELDS}
    `),
    variables: ({ username, password, auth_method, type }) => ({
      input: { username, password, method: auth_method ?? type ?? "COMPANY" },
    }),
    present: ({ logIn }) => presentUser(logIn),
  }),
  route({
    method: "POST",
    path: "/api/auth/logout",
    summary: "Ends the staff session, also on the server. Without a session it does nothing.",
    access: "anonymous",
    input: z.object({}),
    output: z.null(),
    document: document(`mutation RestLogOut { logOut { staffMember { id } } }`),
    present: () => null,
  }),
];
