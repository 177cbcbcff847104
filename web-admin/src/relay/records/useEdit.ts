import { Refusal } from "@machiya/schema/client/refusal";
import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { fetchQuery, type GraphQLTaggedNode, type Variables } from "relay-runtime";
import type { Values } from "../../ui/fields/formFields.ts";
import type { UndoableCallbacks } from "../network/mutationCallbacks.ts";
import { isAppointmentConflict } from "./ConflictingAppointments.tsx";
import { useWhileOpen } from "./useWhileOpen.ts";

/** A record as the editor loaded it; the version counts its edits. */
export interface LoadedVersion<Fields extends Values> {
  version: number;
  values: Fields;
}

interface EditConfig<Fields extends Values> {
  /** The record as it is now in the store. */
  current: LoadedVersion<Fields>;
  /** The query that shows the record. It is refetched after a version conflict. */
  shownBy: { document: GraphQLTaggedNode; variables: Variables };
  /** Sends the changes with the version that the editor loaded. */
  save: (
    version: number,
    changes: Partial<Fields>,
    callbacks: UndoableCallbacks,
    /** Saves in spite of a warning: appointments conflict, or the store is closed then. */
    force: boolean,
  ) => void;
  /** Called with how the change is undone; undefined when it cannot be. */
  onSaved: (undo?: () => void) => void;
  /** Called if nothing was changed. */
  onUnchanged: () => void;
}

/** A field that someone else changed in the meantime. */
export interface Difference {
  field: string;
  theirs: string;
  /** The editor's value; null if the editor did not change the field and gets theirs in any case. */
  mine: string | null;
}

export interface Conflict {
  differences: readonly Difference[];
  /** Discards the draft and continues with the current record. */
  takeOver: () => void;
  /** Saves the draft over the current record. */
  insist: () => void;
}

function changesOf<Fields extends Values>(from: Fields, to: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(to).filter(([field, value]) => value !== from[field]),
  ) as Partial<Fields>;
}

/**
 * Holds the draft of an edit. The draft is based on the version that was opened; saving reports a conflict if
 * the record has changed since then.
 */
export function useEdit<Fields extends Values>(config: EditConfig<Fields>) {
  const { current, shownBy } = config;
  const environment = useRelayEnvironment();
  const [seen, setSeen] = useState(current);
  const [draft, setDraft] = useState(current.values);
  const [error, setError] = useState<unknown>(null);
  const [overtaken, setOvertaken] = useState(false);
  // The values that were saved, over this version, until the store shows them.
  const [sent, setSent] = useState<LoadedVersion<Fields> | null>(null);
  const changes = changesOf(seen.values, draft);
  if (seen.version !== current.version && !overtaken) {
    // An unchanged draft follows the record. A changed one does so if the save was of fields that the form does not
    // edit, as in another form of the same record.
    const isUnchanged = Object.keys(changes).length === 0;
    if (isUnchanged || Object.keys(changesOf(seen.values, current.values)).length === 0) setSeen(current);
    if (isUnchanged) setDraft(current.values);
  }

  // After saving, a form that stays open continues from the saved version and keeps later input.
  if (sent !== null && sent.version !== current.version) {
    setSent(null);
    setSeen(current);
    setDraft({ ...current.values, ...changesOf(sent.values, draft) });
  }

  const refuse = (failure: Error) => {
    if (!(failure instanceof Refusal) || failure.code !== "CONFLICT") return setError(failure);
    fetchQuery(environment, shownBy.document, shownBy.variables, {
      networkCacheConfig: { force: true },
    }).subscribe({ complete: () => setOvertaken(true), error: setError });
  };
  const { fail } = useWhileOpen(() => {}, refuse);
  const send = (version: number, force = false) => {
    const completed = (undo?: () => void) => {
      setSent({ version, values: draft });
      config.onSaved(undo);
    };
    setError(null);
    setOvertaken(false);
    config.save(
      version,
      changes,
      {
        onCompleted: () => completed(),
        onUndoable: completed,
        onError: fail,
      },
      force,
    );
  };
  const conflict: Conflict | null = overtaken
    ? {
        differences: Object.entries(changesOf(seen.values, current.values)).map(([field, theirs]) => ({
          field,
          theirs: theirs ?? "",
          mine: changes[field] ?? null,
        })),
        takeOver: () => {
          setSeen(current);
          setDraft(current.values);
          setOvertaken(false);
        },
        insist: () => {
          setSeen(current);
          setDraft({ ...current.values, ...changes });
          send(current.version);
        },
      }
    : null;

  return {
    draft,
    /** Changes fields of the draft. */
    change: (written: Partial<Fields>) => {
      setDraft((latest) => ({ ...latest, ...written }));
      // The conflict belonged to the previous values.
      if (isAppointmentConflict(error)) setError(null);
    },
    isChanged: Object.keys(changes).length > 0,
    /** Discards the changes. */
    reset: () => {
      setDraft(seen.values);
      setError(null);
      setOvertaken(false);
    },
    submit: (force = false) =>
      Object.keys(changes).length === 0 ? config.onUnchanged() : send(seen.version, force),
    /** The error of the last save, except for version conflicts; null if it did not fail. */
    error,
    /** Null if there is no version conflict. */
    conflict,
  };
}
