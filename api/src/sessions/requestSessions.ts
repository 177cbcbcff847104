import type { Sessions, Viewer } from "@machiya/schema/context";
import { clientOf } from "../http/client.ts";
import { protectedCookies, readProtectedCookie } from "../http/cookies.ts";
import {
  COOKIE_NAMES,
  SESSION_LIFETIMES,
  type SessionKind,
  type SessionStore,
  type SessionTokens,
} from "./sessionStore.ts";

/** The kind of session that each REST entrypoint requires. */
export const SESSION_KIND_OF_ENTRYPOINT: Record<"admin" | "line", SessionKind> = {
  admin: "staff",
  line: "customer",
};

/** Returns the session tokens in a request's cookies, of the given kinds only. */
export function tokensOf(
  request: Request,
  kinds: readonly SessionKind[] = ["staff", "customer"],
): SessionTokens {
  const token = (kind: SessionKind) =>
    kinds.includes(kind) ? readProtectedCookie(request, COOKIE_NAMES[kind]) : null;
  return { staff: token("staff"), customer: token("customer") };
}

/** Opens and ends the sessions of one request: changes `viewer` and appends cookies to `headers`. */
export function requestSessions(
  store: Pick<SessionStore, "open" | "close">,
  viewer: Viewer,
  headers: Headers,
  request: Request,
): Sessions {
  const { secure } = clientOf(request);
  const send = (kind: SessionKind, token: string) => {
    const maxAge = token === "" ? 0 : SESSION_LIFETIMES[kind].absolute / 1000;
    const cookies = protectedCookies(request, { name: COOKIE_NAMES[kind], value: token, maxAge, secure });
    for (const cookie of cookies) headers.append("set-cookie", cookie);
  };

  async function end(kind: SessionKind): Promise<void> {
    const session = viewer[kind];
    if (session?.sessionId != null) await store.close(session.sessionId);
    viewer[kind] = null;
  }

  return {
    async startStaff({ id, role, mustChangePassword }) {
      await end("staff");
      const { id: sessionId, token } = await store.open("staff", id);
      viewer.staff = { id, role, mustChangePassword, sessionId };
      send("staff", token);
    },
    async endStaff() {
      await end("staff");
      send("staff", "");
    },
    async startCustomer(customer) {
      await end("customer");
      const { id, token } = await store.open("customer", customer.id);
      viewer.customer = { id: customer.id, sessionId: id };
      send("customer", token);
    },
    async endCustomer() {
      await end("customer");
      send("customer", "");
    },
  };
}
