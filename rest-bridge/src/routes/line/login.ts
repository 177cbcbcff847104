import { DomainError } from "@machiya/schema/domain/errors";
import { z } from "zod";
import {
  CUSTOMER_FIELDS,
  type CustomerData,
  customerUser,
  presentCustomer,
} from "../../entities/customer.ts";
import { document } from "../../protocol/graphql.ts";
import { type Route, route } from "../../protocol/route.ts";
import { optional, required, secret, text } from "../../wire/wireTypes.ts";

const input = z.object({
  user_id: optional(text).meta({
    description: "The LINE user ID; accepted only if the server is configured to trust it.",
  }),
  name: optional(text),
  key: optional(secret).meta({ description: "The configured key, or one of the two tokens." }),
  id_token: optional(secret),
  access_token: optional(secret),
});

function parseJson(part: string): unknown {
  try {
    return JSON.parse(atob(part.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return undefined;
  }
}

/**
 * Returns which kind of LINE token a key is; null when it is neither. Both kinds have three parts, but the
 * payload of an access token is not readable. An unclear key counts as an ID token, because LINE verifies it
 * either way.
 */
export function bearerToken(key: string): "idToken" | "accessToken" | null {
  const parts = key.split(".");
  if (parts.length !== 3 || parts[0] === "" || parts[1] === "") return null;
  const [header = "", payload = ""] = parts;
  return parseJson(header) !== undefined && parseJson(payload) === undefined ? "accessToken" : "idToken";
}

/**
 * Returns GraphQL's LogInCustomerInput, which accepts exactly one way to sign in; tokens take precedence over
 * a claimed user id (decisions.md §3).
 */
export function claimOf({ user_id, name, key, id_token, access_token }: z.output<typeof input>) {
  if (id_token !== undefined) return { idToken: id_token };
  if (access_token !== undefined) return { accessToken: access_token };
  if (key === undefined) throw new DomainError("INVALID_INPUT", { field: "key", rule: { kind: "REQUIRED" } });
  const token = bearerToken(key);
  if (token !== null) return { [token]: key };
  if (user_id === undefined)
    throw new DomainError("INVALID_INPUT", { field: "user_id", rule: { kind: "REQUIRED" } });
  return { unverified: { lineUserId: user_id, name: name ?? "", key } };
}

const LOG_IN = document<{ logInCustomer: { customer: CustomerData | null } }>(`
  mutation RestLogInCustomer($input: LogInCustomerInput!) {
    logInCustomer(input: $input) { customer { ...RestCustomer } }
  }
  ${CUSTOMER_FIELDS}
`);

const presentLogin = ({
  logInCustomer: { customer },
}: {
  logInCustomer: { customer: CustomerData | null };
}) => {
  if (customer === null) throw new DomainError("UNAUTHENTICATED");
  return presentCustomer(customer);
};

export const lineLoginRoutes: readonly Route[] = [
  route({
    method: "POST",
    path: "/line/login",
    summary:
      "Opens a customer session with the state and code that LINE's login page returned to the browser; the response sets its cookie. The browser must start at /line/login/start, and state and code are valid once.",
    access: "anonymous",
    refusals: ["WRONG_CREDENTIALS", "TOO_MANY_ATTEMPTS", "LOGIN_METHOD_UNAVAILABLE", "LINE_UNAVAILABLE"],
    input: z.object({ state: required(secret), code: required(secret) }),
    output: customerUser,
    document: LOG_IN,
    variables: ({ code, state }) => ({ input: { code: { code, state } } }),
    present: presentLogin,
  }),
  route({
    method: "POST",
    path: "/line/login-frontend",
    summary:
      "Opens a customer session; the response sets its cookie. With id_token or access_token, or either of them in key, the server asks LINE who the customer is.",
    access: "anonymous",
    refusals: ["WRONG_CREDENTIALS", "TOO_MANY_ATTEMPTS", "LOGIN_METHOD_UNAVAILABLE", "LINE_UNAVAILABLE"],
    input,
    output: customerUser,
    document: LOG_IN,
    variables: (fields) => ({ input: claimOf(fields) }),
    present: presentLogin,
  }),
];
