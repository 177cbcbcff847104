import { randomBytes } from "node:crypto";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { PAYMENT_PROVIDERS } from "@machiya/schema/domain/paymentProviders/providerRegistry";
import { hash } from "@node-rs/argon2";
import { publicConnection } from "../../api/src/payments/connectProvider.ts";
import { createProviderSettings } from "../../api/src/payments/providerSettings.ts";
import { createSecretKeys } from "../../api/src/secrets/secretKeys.ts";
import { enableStandIns, type OpenStandIns, openStandIns } from "../../api/src/standIns/openStandIns.ts";
import { startBalancer } from "../faults/balancer.ts";
import { Client } from "../servers/client.ts";
import { createTestDatabase } from "../servers/database.ts";
import { type RunningServer, startServer } from "../servers/server.ts";
import { createPaymentBrowser, type PaymentBrowser } from "./paymentBrowser.ts";

const FRONTEND_KEY = "payment-key";
const PASSWORD = "payment-password";
const KEY_BYTES = 32;

/** A shop of two server processes on one Postgres, which are killed and replaced while customers pay. */
export interface KilledShop {
  prisma: PrismaClient;
  standIns: OpenStandIns["standIns"];
  browser: PaymentBrowser;
  admin: Client;
  customers: readonly { client: Client; id: number }[];
  /** Ends a process at once (SIGKILL), and starts another in its place. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

export async function openKilledShop(customerCount: number): Promise<KilledShop> {
  const [database, opened, balancer] = await Promise.all([
    createTestDatabase(),
    openStandIns(),
    startBalancer(),
  ]);
  const prisma = connectPrisma(database.url, { poolSize: 8 });
  const key = randomBytes(KEY_BYTES);
  const keys = createSecretKeys([new Uint8Array(key)]);
  await enableStandIns(prisma, createProviderSettings({ prisma, keys }), opened.standIns);
  await prisma.store.create({ data: { name: "町家", customersCancelOrders: true } });
  const passwordHash = await hash(PASSWORD);
  await prisma.staffMember.create({ data: { username: "racer", name: "店長", role: "ADMIN", passwordHash } });

  const routes = PAYMENT_PROVIDERS.map(
    (name) => [publicConnection(name, true).apiBase, opened.connections[name].apiBase] as const,
  );
  const env = {
    DATABASE_URL: database.url,
    POOL_SIZE: "8",
    PUBLIC_URL: balancer.origin,
    SECRETS_KEY: key.toString("base64"),
    PROVIDER_ROUTES: JSON.stringify(Object.fromEntries(routes)),
    LINE_ALLOW_UNVERIFIED_LOGIN: "true",
    LINE_LOGIN_FRONTEND_KEY: FRONTEND_KEY,
    LOG_LEVEL: "error",
  };
  const imports = [new URL("./routeProviders.ts", import.meta.url).href];
  async function start(): Promise<RunningServer> {
    const server = await startServer(env, { imports });
    await balancer.add(server.origin);
    return server;
  }
  const servers = await Promise.all([start(), start()]);
  const admin = await new Client(balancer.origin).logIn("racer", PASSWORD);
  const customers: { client: Client; id: number }[] = [];
  for (let number = 1; number <= customerCount; number += 1) {
    const client = await new Client(balancer.origin).logInCustomer(number, FRONTEND_KEY);
    const { id } = await prisma.customer.findFirstOrThrow({ orderBy: { id: "desc" } });
    customers.push({ client, id });
  }
  const route = (url: string) => {
    const found = routes.find(([base]) => url.startsWith(base));
    return found === undefined ? url : `${found[1]}${url.slice(found[0].length)}`;
  };
  let turn = 0;
  return {
    prisma,
    admin,
    customers,
    standIns: opened.standIns,
    browser: createPaymentBrowser(balancer.origin, route),
    async kill() {
      const index = turn++ % servers.length;
      await servers[index]?.stop("SIGKILL");
      servers[index] = await start();
    },
    async close() {
      await Promise.all(servers.map((server) => server.stop("SIGKILL")));
      await balancer.close();
      await opened.close();
      await prisma.$disconnect();
      await database.drop();
    },
  };
}
