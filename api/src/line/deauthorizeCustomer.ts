import type { PrismaClient } from "@machiya/prisma/client";
import { z } from "zod";
import type { Delivery, QueuedNotification } from "../jobs/notificationChannel.ts";
import { errorFields, log } from "../telemetry/log.ts";
import type { ChannelToken } from "./channelToken.ts";
import type { TokenSeal } from "./tokenSeal.ts";

/** The timeout of one call to LINE. */
const TIMEOUT_MS = 5000;

/** Revokes at LINE the permissions that a deleted customer gave the shop. */
export type DeauthorizeCustomer = (
  job: Pick<QueuedNotification, "customerId" | "attempts" | "data">,
) => Promise<Delivery>;

export interface DeauthorizationOptions {
  prisma: PrismaClient;
  apiBase: string;
  /** The token of the LINE Login channel: LINE accepts no long-lived one here. */
  channelToken: ChannelToken;
  tokenSeal: TokenSeal;
  timeout?: number;
}

const userInfo = z.object({ sub: z.string() });

/** The job of an erased customer has the LINE user ID, which the customer's row has lost. */
const erased = z.object({ lineUserId: z.string() });

/** Creates the call for a shop with a LINE Login channel. */
export function createDeauthorization(options: DeauthorizationOptions): DeauthorizeCustomer {
  const { prisma, apiBase, channelToken, tokenSeal, timeout = TIMEOUT_MS } = options;

  const callLine = (path: string, bearer: string, init: RequestInit = {}) =>
    fetch(`${apiBase}${path}`, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${bearer}` },
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
    });

  async function deauthorize(userAccessToken: string): Promise<Response> {
    const post = (token: string) =>
      callLine("/user/v1/deauthorize", token, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ userAccessToken }),
      });
    const token = await channelToken.get();
    const response = await post(token);
    return response.status === 401 && channelToken.invalidate(token)
      ? post(await channelToken.get())
      : response;
  }

  /** Revokes the permissions of the token's owner if that is the customer. */
  async function revoke(userAccessToken: string, lineUserId: string): Promise<Delivery | "invalidToken"> {
    const owner = await callLine("/oauth2/v2.1/userinfo", userAccessToken);
    if (!owner.ok) return interpret(owner);
    if (userInfo.parse(await owner.json()).sub !== lineUserId) return "refused";
    const response = await deauthorize(userAccessToken);
    return response.status === 401 ? "refused" : interpret(response);
  }

  return async ({ customerId, attempts, data }) => {
    const customer = await prisma.customer.findUnique({
      where: { id: customerId ?? 0 },
      select: { id: true, lineUserId: true, lineAuthorization: true },
    });
    const lineUserId = customer?.lineUserId ?? erased.safeParse(data).data?.lineUserId;
    // Only customers who use LINE gave the shop permissions.
    if (customer === null || lineUserId === undefined) return "refused";
    // A customer who has signed in again, after an erasure as another one, has also given the permissions again.
    const present = await prisma.customer.findUnique({ where: { lineUserId }, select: { deletedAt: true } });
    if (present?.deletedAt === null) return "accepted";
    const { lineAuthorization: authorization } = customer;
    const token = authorization && tokenSeal.open(authorization.sealedToken, lineUserId);
    if (authorization === null || token === null) return "refused";
    const delivery = await revoke(token, lineUserId).catch((error: unknown): Delivery => {
      log.warn("LINE did not revoke a customer's permissions", errorFields(error));
      return "retry";
    });
    // The token is also invalid after an earlier attempt revoked the permissions and its response was lost.
    const isRevoked = delivery === "accepted" || (delivery === "invalidToken" && attempts > 1);
    if (!isRevoked) return delivery === "invalidToken" ? "refused" : delivery;
    const { expiresAt } = authorization;
    await prisma.lineAuthorization.deleteMany({ where: { customerId: customer.id, expiresAt } });
    return "accepted";
  };
}

/** Interprets LINE's response to a request with a customer's token. */
function interpret({ status, headers }: Response): Delivery | "invalidToken" {
  if (status === 204) return "accepted";
  log.warn("LINE did not revoke a customer's permissions", {
    status,
    lineRequestId: headers.get("x-line-request-id"),
  });
  if (status === 400 || status === 401) return "invalidToken";
  return status === 429 || status >= 500 ? "retry" : "refused";
}
