import type { ExpiringItem } from "@machiya/schema/client/expiringItem";

/** The input of a form, with what storage knows about it. */
export interface DraftState<Draft> {
  draft: Draft;
  /** The customer whose input it is; null without a signed-in customer. */
  owner: string | null;
  /** A customer's stored draft, which is shown once they turn out to be signed in; null when there is none. */
  held: ExpiringItem | null;
  /** True when the draft differs from what is stored. */
  unsaved: boolean;
}

/** Starts with the stored draft. One that belongs to a customer is held back until the session is known. */
export function startDraft<Draft>(
  stored: ExpiringItem | null,
  read: (value: unknown) => Draft,
): DraftState<Draft> {
  const isFree = stored !== null && stored.owner === null;
  return {
    draft: read(isFree ? stored.value : null),
    owner: null,
    held: isFree ? null : stored,
    unsaved: false,
  };
}

/**
 * Returns the draft for the customer who is signed in now. Input from before signing in becomes theirs; the
 * input of another customer is dropped. Without a customer nothing changes, because a session can end while
 * its customer is still typing.
 */
export function draftOfCustomer<Draft>(
  state: DraftState<Draft>,
  customerId: string | null,
  read: (value: unknown) => Draft,
): DraftState<Draft> {
  if (customerId === null || customerId === state.owner) return state;
  const { held } = state;
  const mine = { owner: customerId, held: null };
  if (held !== null && !state.unsaved)
    return held.owner === customerId
      ? { ...mine, draft: read(held.value), unsaved: false }
      : { ...mine, draft: read(null), unsaved: true };
  if (state.owner !== null) return { ...mine, draft: read(null), unsaved: true };
  return { ...mine, draft: state.draft, unsaved: true };
}
