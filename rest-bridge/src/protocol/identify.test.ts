import { describe, expect, it } from "vitest";
import { CALLS } from "../testing/calls.ts";
import { fakeServer } from "../testing/fakeServer.ts";
import { everything, staffMemberRow } from "../testing/rows.ts";
import { ROUTES } from "./routes.ts";

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const ASKING = ROUTES.filter(({ precheck }) => precheck);

describe.each(ASKING.map((route) => [nameOf(route), route] as const))(
  "%s checks access first",
  (name, route) => {
    const call = async (staffMember: object | null) => {
      const server = fakeServer({ ...everything, viewer: { staffMember, customer: null } });
      const { query = "", body } = CALLS[name] ?? {};
      const { error_code } = await server.call(route.method, `${route.path}?${query}`, {
        ...(body && { body }),
      });
      return { error_code, asked: server.operations.length };
    };

    it("and serves callers with access", async () => {
      expect((await call(staffMemberRow)).error_code).toBe(0);
      const role3 = await call({ ...staffMemberRow, role: "STAFF" });
      expect(role3.error_code).toBe(route.access === "staff" ? 0 : 1002);
    });

    it("and refuses ended sessions and staff who must change their password first", async () => {
      expect(await call(null)).toEqual({ error_code: 1001, asked: 1 });
      expect(await call({ ...staffMemberRow, mustChangePassword: true })).toEqual({
        error_code: 1007,
        asked: 1,
      });
    });
  },
);
