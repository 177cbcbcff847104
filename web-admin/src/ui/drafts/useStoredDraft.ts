import { readExpiringItem, saveExpiringItem } from "@machiya/schema/client/expiringItem";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useUserId } from "../../session/user.ts";
import { parseStoredDraft } from "./storedDraft.ts";

/** The key of a history entry that was not created by a navigation, such as a typed address. */
const FIRST_ENTRY = "default";

/** The forms and history entries on which something was typed since the page was loaded. */
const typedHere = new Set<string>();

/** The state of a navigation that continues a form on its next page. */
export const CONTINUES = { continues: true };

/** An earlier draft that the form offers to restore. */
export interface DraftOffer {
  savedAt: Date;
  restore: () => void;
  discard: () => void;
}

interface StoredForm<Draft> {
  /** The name under which the draft is stored. */
  name: string;
  empty: Draft;
  /** Parses a stored value; missing and malformed fields are empty. */
  read: (value: unknown) => Draft;
}

interface DraftState<Draft> {
  draft: Draft;
  /** The history entries on which it was typed. Going back to one restores it without a question. */
  entries: readonly string[];
  /** The earlier draft, until it is restored or discarded. */
  earlier: { draft: Draft; savedAt: number } | null;
  isTyped: boolean;
}

/**
 * Holds the draft of a page's form and keeps it in this browser for a day. An earlier draft of the same person
 * is offered; until the offer is answered, it is not replaced.
 */
export function useStoredDraft<Draft extends object>({ name, empty, read }: StoredForm<Draft>) {
  const owner = useUserId();
  const { key, state: arrival } = useLocation();
  const [state, setState] = useState<DraftState<Draft>>(() => {
    const kept = parseStoredDraft(readExpiringItem(name), owner, read);
    const nothing = { draft: empty, entries: [], earlier: null, isTyped: false };
    if (kept === null) return nothing;
    const { draft, entries, savedAt } = kept;
    const isSame = typedHere.has(`${name} ${key}`) || (key !== FIRST_ENTRY && entries.includes(key));
    if (isSame || arrival?.continues === CONTINUES.continues)
      return { ...nothing, draft, entries, isTyped: true };
    return { ...nothing, earlier: { draft, savedAt } };
  });
  const { draft, entries, earlier, isTyped } = state;
  useEffect(() => {
    if (!isTyped || earlier !== null) return;
    typedHere.add(`${name} ${key}`);
    saveExpiringItem(name, { owner, value: { draft, entries: [...new Set([...entries, key])] } });
  }, [name, owner, key, draft, entries, earlier, isTyped]);
  const offer: DraftOffer | null = earlier && {
    savedAt: new Date(earlier.savedAt),
    restore: () => setState({ draft: earlier.draft, entries: [], earlier: null, isTyped: true }),
    discard: () => {
      saveExpiringItem(name, null);
      setState((last) => ({ ...last, earlier: null }));
    },
  };
  return {
    draft,
    /** Whether there is input that was not saved. */
    isChanged: isTyped && JSON.stringify(draft) !== JSON.stringify(empty),
    /** Whether the form was continued from its previous page. */
    isContinued: isTyped,
    offer,
    /** Stores the draft at once, before the form is continued on its next page. */
    keep: () => saveExpiringItem(name, { owner, value: { draft, entries: [...entries, key] } }),
    /** Changes fields; a function gets the latest draft, for answers that arrive later. */
    change: (written: Partial<Draft> | ((last: Draft) => Partial<Draft>)) =>
      setState((last) => ({
        ...last,
        draft: { ...last.draft, ...(typeof written === "function" ? written(last.draft) : written) },
        isTyped: true,
      })),
    /** Deletes the stored draft after the form was sent or canceled. */
    clear: () => {
      saveExpiringItem(name, null);
      setState({ draft: empty, entries: [], earlier: null, isTyped: false });
    },
  };
}
