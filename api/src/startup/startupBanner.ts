import type { PrismaClient, Store } from "@machiya/prisma/client";
import type { DemoSecrets } from "./demo.ts";
import type { Env } from "./env.ts";

export interface Credentials {
  /** The logins of the demo; null: the database holds no demo of this server. */
  demo: DemoSecrets | null;
  /** Null: staff exists. */
  setUpCode: string | null;
  /** What each customer may have at once in the demo; null: it is not the demo. */
  limits: CustomerLimits | null;
}

type CustomerLimits = Pick<Store, "maxOpenOrders" | "maxOpenAppointments">;

/** Returns the store's limits of one customer, which a script against the demo reaches soon. */
export const findCustomerLimits = (prisma: PrismaClient): Promise<CustomerLimits | null> =>
  prisma.store.findUnique({ where: { id: 1 }, select: { maxOpenOrders: true, maxOpenAppointments: true } });

/** Says what a customer may have at once; undefined without a limit. */
function limitsOf({ maxOpenOrders, maxOpenAppointments }: CustomerLimits): string | undefined {
  const parts = [
    ...(maxOpenOrders === null ? [] : [`${maxOpenOrders} unpaid orders`]),
    ...(maxOpenAppointments === null ? [] : [`${maxOpenAppointments} coming appointments`]),
  ];
  return parts.length === 0 ? undefined : `at most ${parts.join(", ")} (Shop settings)`;
}

/** Prints where everything is, and how to sign in when it is the demo or there is no staff yet. */
export function printStartupBanner(env: Env, port: number, { demo, setUpCode, limits }: Credentials): void {
  const origin =
    env.PUBLIC_URL ??
    `http://${env.HOST === "0.0.0.0" || env.HOST === "::" ? "localhost" : env.HOST}:${port}`;
  const lines: [string, string | undefined][] = [
    ["Set-up page", setUpCode === null ? undefined : `${origin}/set-up`],
    ["Set-up code", setUpCode === null ? undefined : `${setUpCode} (for 24 hours, once)`],
    ["Staff console", `${origin}/`],
    ["Customer pages", `${origin}/product-show`],
    ["REST, OpenAPI", `${origin}/api/docs`],
    ["GraphQL", `${origin}/graphql`],
    ["Login, role 1", demo?.adminPassword && `admin   ${demo.adminPassword}`],
    ["Login, role 3", demo?.staffPassword && `staff   ${demo.staffPassword}`],
    ["Each customer", limits === null ? undefined : limitsOf(limits)],
    ["Customer key", env.LINE_ALLOW_UNVERIFIED_LOGIN ? env.LINE_LOGIN_FRONTEND_KEY : undefined],
  ];
  const shown = lines.filter(([, value]) => value !== undefined);
  console.log(
    `\nMachiya is open.\n${shown.map(([name, value]) => `  ${name.padEnd(16)}${value}`).join("\n")}\n`,
  );
}
