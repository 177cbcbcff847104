import {
  WEBHOOK_KINDS,
  type WebhookArea,
  type WebhookKindSelection,
} from "@machiya/schema/domain/access/webhookEvents";

/** An endpoint as its form holds it; kinds apart by commas. */
export type WebhookDraft = Readonly<Record<"url" | "description" | "kinds" | "active", string>>;

export const AREAS = Object.keys(WEBHOOK_KINDS) as WebhookArea[];
const ALL: readonly WebhookKindSelection[] = Object.values(WEBHOOK_KINDS).flat();

/** The kinds in a draft, in their order. */
export function splitKinds(kinds: string): WebhookKindSelection[] {
  const given = kinds.split(",");
  return ALL.filter((kind) => given.includes(kind));
}

/** The kinds of one area: those that an endpoint wants. */
export function kindsOf(area: WebhookArea, kinds: readonly string[]): WebhookKindSelection[] {
  return WEBHOOK_KINDS[area].filter((kind) => kinds.includes(kind));
}

/** What happened, without to what. */
export function changeOf(kind: WebhookKindSelection): "CREATED" | "CHANGED" | "DELETED" {
  return kind.slice(kind.lastIndexOf("_") + 1) as "CREATED" | "CHANGED" | "DELETED";
}

/** Whether this could be where events are posted; what is open to them only the server knows. */
export function isWebUrl(text: string): boolean {
  return /^https?:\/\/[^/]/i.test(text.trim()) && URL.canParse(text.trim());
}

interface WrittenDetails {
  url?: string;
  description?: string;
  kinds?: WebhookKindSelection[];
  active?: boolean;
}

/** What was written, as the server takes it. */
export function webhookDetails({ url, description, kinds, active }: Partial<WebhookDraft>): WrittenDetails {
  return {
    ...(url !== undefined && { url }),
    ...(description !== undefined && { description }),
    ...(kinds !== undefined && { kinds: splitKinds(kinds) }),
    ...(active !== undefined && { active: active === "true" }),
  };
}
