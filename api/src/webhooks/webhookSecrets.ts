import type { PrismaClient, WebhookEndpoint } from "@machiya/prisma/client";
import type { WebhookSecrets } from "@machiya/schema/context";
import type { SecretKeys } from "../secrets/secretKeys.ts";
import { log } from "../telemetry/log.ts";

type EndpointSecrets = Pick<WebhookEndpoint, "id" | "secret" | "previousSecret" | "previousSecretUntil">;

/** The signing secrets of webhook endpoints as they are stored. */
export interface StoredWebhookSecrets extends WebhookSecrets {
  /** Returns the secrets that sign a delivery at `now`; null when their key is missing. */
  open(endpoint: EndpointSecrets, now: Date): [string, ...string[]] | null;
  /** Encrypts with the newest key what is in plain text or was encrypted with an older key. */
  rotate(): Promise<void>;
}

/** What a secret in plain text begins with. An encrypted one is the ID of its key, a dot, and base64. */
const PLAIN = /^whsec_/;
const ownerOf = (endpointId: number) => `WEBHOOK_ENDPOINT_${endpointId}`;

/** Without keys, secrets are stored in plain text, so that webhooks need no configuration. */
export function createWebhookSecrets(prisma: PrismaClient, keys: SecretKeys | null): StoredWebhookSecrets {
  const seal = (secret: string, endpointId: number) =>
    keys === null
      ? secret
      : `${keys.currentId}.${Buffer.from(keys.seal(secret, ownerOf(endpointId))).toString("base64")}`;

  function openOne(stored: string, endpoint: number): string | null {
    if (PLAIN.test(stored)) return stored;
    const [keyId = "", sealed = ""] = stored.split(".");
    const secret = keys?.open(Buffer.from(sealed, "base64"), ownerOf(endpoint), keyId) ?? null;
    if (secret === null)
      log.error("the server cannot decrypt a webhook's secret: its key is missing", { endpoint });
    return secret;
  }

  /** Returns the stored form with the newest key; the same when it has that or cannot be read. */
  function renewed(stored: string, endpointId: number): string {
    if (keys === null || stored.startsWith(`${keys.currentId}.`)) return stored;
    const secret = openOne(stored, endpointId);
    return secret === null ? stored : seal(secret, endpointId);
  }

  return {
    seal,
    open({ id, secret, previousSecret, previousSecretUntil }, now) {
      const current = openOne(secret, id);
      if (current === null) return null;
      const isPreviousValid = previousSecretUntil !== null && previousSecretUntil > now;
      if (previousSecret === null || !isPreviousValid) return [current];
      const previous = openOne(previousSecret, id);
      // The receiver accepts the delivery if it knows the current secret.
      return previous === null ? [current] : [current, previous];
    },
    async rotate() {
      const endpoints = await prisma.webhookEndpoint.findMany({
        select: { id: true, secret: true, previousSecret: true },
        orderBy: { id: "asc" },
      });
      if (keys === null) {
        if (endpoints.length > 0)
          log.warn("the secrets of webhooks are stored in plain text: SECRETS_KEY is not set");
        return;
      }
      for (const { id, ...stored } of endpoints) {
        const secret = renewed(stored.secret, id);
        const previousSecret = stored.previousSecret && renewed(stored.previousSecret, id);
        if (secret === stored.secret && previousSecret === stored.previousSecret) continue;
        // Another process, or staff, may have replaced the secrets since they were read.
        await prisma.webhookEndpoint.updateMany({
          where: { id, ...stored },
          data: { secret, previousSecret },
        });
        log.info("the secrets of a webhook were encrypted with the newest key", { endpoint: id });
      }
    },
  };
}
