import {
  WEBHOOK_KINDS,
  type WebhookArea,
  type WebhookKindSelection,
} from "@machiya/schema/domain/access/webhookEvents";

/** An endpoint as form values; kinds are separated by commas. */
export type WebhookDraft = Readonly<Record<"url" | "description" | "kinds" | "active", string>>;

export const AREAS = Object.keys(WEBHOOK_KINDS) as WebhookArea[];
const ALL: readonly WebhookKindSelection[] = Object.values(WEBHOOK_KINDS).flat();

/** Returns the kinds of a draft in their fixed order. */
export function splitKinds(kinds: string): WebhookKindSelection[] {
  const selected = kinds.split(",");
  return ALL.filter((kind) => selected.includes(kind));
}

/** Returns the kinds that belong to one area. */
export function kindsOf(area: WebhookArea, kinds: readonly string[]): WebhookKindSelection[] {
  return WEBHOOK_KINDS[area].filter((kind) => kinds.includes(kind));
}

/** Returns the type of change of an event kind, without its area. */
export function changeOf(kind: WebhookKindSelection): "CREATED" | "CHANGED" | "DELETED" {
  return kind.slice(kind.lastIndexOf("_") + 1) as "CREATED" | "CHANGED" | "DELETED";
}

/** Returns whether the text is a web URL. Only the server knows whether it may be called. */
export function isWebUrl(text: string): boolean {
  return /^https?:\/\/[^/]/i.test(text.trim()) && URL.canParse(text.trim());
}

interface WrittenDetails {
  url?: string;
  description?: string;
  kinds?: WebhookKindSelection[];
  active?: boolean;
}

/** Converts form values to the API's input. */
export function webhookDetails({ url, description, kinds, active }: Partial<WebhookDraft>): WrittenDetails {
  return {
    ...(url !== undefined && { url }),
    ...(description !== undefined && { description }),
    ...(kinds !== undefined && { kinds: splitKinds(kinds) }),
    ...(active !== undefined && { active: active === "true" }),
  };
}
