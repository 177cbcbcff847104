import { BroadcastAudience } from "@machiya/prisma/enums";
import { contentProblem, scheduleProblem } from "@machiya/schema/domain/messaging/broadcast";
import type { BroadcastAudienceInput } from "../../__generated__/useSendBroadcastMutation.graphql.ts";
import type { ProductChoice } from "../../products/list/findProducts.ts";

/** What a broadcast is while it is being written; ids are global. */
export interface BroadcastDraft {
  text: string;
  /** A picture as a data URL; empty: none. */
  image: string;
  cards: readonly ProductChoice[];
  audience: BroadcastAudience;
  productIds: readonly string[];
  productTypeIds: readonly string[];
  serviceIds: readonly string[];
  customerIds: readonly string[];
  /** When, as the shop's clocks read then; null: at once. */
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
  at: null,
};

/** Every kind of audience, in the order of its form. */
export const AUDIENCES = Object.values(BroadcastAudience);

/** Whom it goes to, as the server is told. */
export function audienceOf(draft: BroadcastDraft): BroadcastAudienceInput {
  const { audience: kind, productIds, productTypeIds, serviceIds, customerIds } = draft;
  if (kind === "BOUGHT") return { kind, productIds, productTypeIds };
  if (kind === "BOOKED") return { kind, serviceIds };
  return kind === "CHOSEN" ? { kind, customerIds } : { kind };
}

/** What it says, as the server is told. */
export function contentOf({ text, image, cards }: BroadcastDraft) {
  return {
    text: text.trim(),
    ...(image !== "" && { image }),
    ...(cards.length > 0 && { productIds: cards.map(({ id }) => id) }),
  };
}

/** Why what it says cannot be sent; null when it can. */
export function draftProblem({ text, image, cards }: BroadcastDraft) {
  return contentProblem({ text: text.trim(), picture: image !== "", cards: cards.length });
}

/** Why it cannot go out then, at the instant that its clock reads; null when it can, or goes out at once. */
export function timeProblem(draft: BroadcastDraft, instant: string | null, now: Date) {
  if (draft.at === null) return null;
  return instant === null ? "TOO_SOON" : scheduleProblem(new Date(instant), now);
}

/** Whether its audience is chosen by something, and by what is not said yet. */
export function isAudienceMissing(draft: BroadcastDraft): boolean {
  const { kind, ...named } = audienceOf(draft);
  return kind !== "EVERYONE" && Object.values(named).every((ids) => ids == null || ids.length === 0);
}
