import { readExpiringItem, saveExpiringItem } from "@machiya/schema/client/expiringItem";
import { useEffect, useState } from "react";
import type { SignedInCustomer } from "./logInCustomer.ts";
import { useSession } from "./session.tsx";
import { type DraftState, draftOfCustomer, startDraft } from "./storedDraft.ts";

/** How a form reads and fills its draft. The functions are defined outside of components. */
interface DraftForm<Draft> {
  /** The name of the form, which its stored draft bears. */
  name: string;
  /** Parses a stored value; missing and malformed fields are empty. */
  read: (value: unknown) => Draft;
  /** Fills the fields that the customer left empty. */
  withCustomer: (draft: Draft, customer: SignedInCustomer) => Draft;
  /** Returns the draft that follows a success. */
  next: (draft: Draft) => Draft;
}

/** Changes some fields, or computes them from the latest draft. */
export type ChangeFields<Draft> = (fields: Partial<Draft> | ((last: Draft) => Partial<Draft>)) => void;

/**
 * Keeps the input of a form in this browser for a day, so that it survives closing LINE's window. It belongs
 * to the signed-in customer; another one starts with an empty form.
 */
export function useStoredDraft<Draft extends object>({ name, read, withCustomer, next }: DraftForm<Draft>) {
  const { customer } = useSession();
  const [state, setState] = useState(() => startDraft(readExpiringItem(name), read));
  const [adoptedBy, setAdoptedBy] = useState<SignedInCustomer | null>(null);
  if (customer !== adoptedBy) {
    setAdoptedBy(customer);
    setState((last) => {
      const mine = draftOfCustomer(last, customer?.id ?? null, read);
      return customer === null ? mine : { ...mine, draft: withCustomer(mine.draft, customer) };
    });
  }
  const { draft, owner, unsaved } = state;
  useEffect(() => {
    if (unsaved) saveExpiringItem(name, { owner, value: draft });
  }, [name, draft, owner, unsaved]);
  const write = (change: (last: Draft) => Draft) =>
    setState((last: DraftState<Draft>) => ({ ...last, draft: change(last.draft), unsaved: true }));
  const change: ChangeFields<Draft> = (fields) =>
    write((last) => ({ ...last, ...(typeof fields === "function" ? fields(last) : fields) }));
  return { draft, change, reset: () => write(next) };
}
