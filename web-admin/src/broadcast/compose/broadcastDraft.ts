import { BroadcastAudience } from "@machiya/prisma/enums";
import { contentProblem, scheduleProblem } from "@machiya/schema/domain/messaging/broadcast";
import type { BroadcastAudienceInput } from "../../__generated__/useSendBroadcastMutation.graphql.ts";
import type { ProductChoice } from "../../products/list/findProducts.ts";
import { readDraftLike } from "../../ui/drafts/storedDraft.ts";

/** A broadcast as form values; ids are global. */
export interface BroadcastDraft {
  text: string;
  /** The image as a data URL; empty for none. */
  image: string;
  cards: readonly ProductChoice[];
  audience: BroadcastAudience;
  productIds: readonly string[];
  productTypeIds: readonly string[];
  serviceIds: readonly string[];
  customerIds: readonly string[];
  /** The names of the chosen records by their ids, which a restored draft shows again. */
  names: Readonly<Record<string, string>>;
  /** The scheduled time in the store's zone; null sends at once. */
  at: string | null;
}

export const EMPTY_DRAFT: BroadcastDraft = {
  text: "",
  image: "",
  cards: [],
  audience: "EVERYONE",
  productIds: [],
  productTypeIds: [],
  serviceIds: [],
  customerIds: [],
  names: {},
  at: null,
};

/** The form, whose draft is kept in the browser. */
export const BROADCAST_FORM = {
  name: "broadcast",
  empty: EMPTY_DRAFT,
  read: (value: unknown): BroadcastDraft => readDraftLike(EMPTY_DRAFT, value),
};

/** All kinds of audiences in the order of the form. */
export const AUDIENCES = Object.values(BroadcastAudience);

/** Converts the audience to the API's input. */
export function audienceOf(draft: BroadcastDraft): BroadcastAudienceInput {
  const { audience: kind, productIds, productTypeIds, serviceIds, customerIds } = draft;
  if (kind === "BOUGHT") return { kind, productIds, productTypeIds };
  if (kind === "BOOKED") return { kind, serviceIds };
  return kind === "CHOSEN" ? { kind, customerIds } : { kind };
}

/** Converts the content to the API's input. */
export function contentOf({ text, image, cards }: BroadcastDraft) {
  return {
    text: text.trim(),
    ...(image !== "" && { image }),
    ...(cards.length > 0 && { productIds: cards.map(({ id }) => id) }),
  };
}

/** Returns the reason why the content cannot be sent; null if it can. */
export function draftProblem({ text, image, cards }: BroadcastDraft) {
  return contentProblem({ text: text.trim(), picture: image !== "", cards: cards.length });
}

/** Returns the reason why it cannot be sent at this instant; null if it can, or if it is sent at once. */
export function timeProblem(draft: BroadcastDraft, instant: string | null, now: Date) {
  if (draft.at === null) return null;
  return instant === null ? "TOO_SOON" : scheduleProblem(new Date(instant), now);
}

/** Returns whether the audience needs a selection that is still empty. */
export function isAudienceMissing(draft: BroadcastDraft): boolean {
  const { kind, ...named } = audienceOf(draft);
  return kind !== "EVERYONE" && Object.values(named).every((ids) => ids == null || ids.length === 0);
}
