import { Refusal } from "@machiya/schema/client/refusal";
import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { fetchQuery, type GraphQLTaggedNode, type Variables } from "relay-runtime";
import type { Values } from "../../ui/fields/formFields.ts";
import type { QueryResult } from "../network/queryResult.ts";
import { isAppointmentConflict } from "./ConflictingAppointments.tsx";

/** A record as an editor sees it: the version counts its edits. */
export interface LoadedVersion<Fields extends Values> {
  version: number;
  values: Fields;
}

interface EditConfig<Fields extends Values> {
  /** The record as the store has it now. */
  current: LoadedVersion<Fields>;
  /** The query that shows it, to be asked again when somebody else was faster. */
  shownBy: { document: GraphQLTaggedNode; variables: Variables };
  /** Sends what was changed, on top of the version that the editor saw. */
  save: (
    version: number,
    changes: Partial<Fields>,
    answer: QueryResult,
    /** Although appointments stand in the way. */
    force: boolean,
  ) => void;
  onSaved: () => void;
  /** There was nothing to save. */
  onUnchanged: () => void;
}

/** What somebody else made of a field meanwhile, beside what the editor saw and wrote. */
export interface Difference {
  field: string;
  theirs: string;
  /** Null: the editor wrote nothing into it, and keeps theirs either way. */
  mine: string | null;
}

export interface Conflict {
  differences: readonly Difference[];
  /** Goes on from what stands there now, forgetting what was typed. */
  takeOver: () => void;
  /** Sends what was typed on top of what stands there now. */
  insist: () => void;
}

function changesOf<Fields extends Values>(from: Fields, to: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(to).filter(([field, value]) => value !== from[field]),
  ) as Partial<Fields>;
}

/** The draft of an edit. The record may change meanwhile: the draft stands on the version that was opened, and saving tells when that is no more. */
export function useEdit<Fields extends Values>(config: EditConfig<Fields>) {
  const { current, shownBy } = config;
  const environment = useRelayEnvironment();
  const [seen, setSeen] = useState(current);
  const [draft, setDraft] = useState(current.values);
  const [error, setError] = useState<unknown>(null);
  const [overtaken, setOvertaken] = useState(false);
  // What was sent and is saved, until the store shows it.
  const [sent, setSent] = useState<Fields | null>(null);
  const changes = changesOf(seen.values, draft);
  // Nothing is written yet: the form may as well begin with what has just come from the server.
  if (seen.version !== current.version && !overtaken && Object.keys(changes).length === 0) {
    setSeen(current);
    setDraft(current.values);
  }

  // Saved, and the form stays open: it goes on from there, with what was typed meanwhile.
  if (sent !== null && seen.version !== current.version) {
    setSent(null);
    setSeen(current);
    setDraft({ ...current.values, ...changesOf(sent, draft) });
  }

  const refuse = (failure: Error) => {
    if (!(failure instanceof Refusal) || failure.code !== "CONFLICT") return setError(failure);
    fetchQuery(environment, shownBy.document, shownBy.variables, {
      networkCacheConfig: { force: true },
    }).subscribe({ complete: () => setOvertaken(true), error: setError });
  };
  const send = (version: number, force = false) => {
    setError(null);
    setOvertaken(false);
    config.save(
      version,
      changes,
      {
        onCompleted: () => {
          setSent(draft);
          config.onSaved();
        },
        onError: refuse,
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
    /** Writes into the draft. */
    change: (written: Partial<Fields>) => {
      setDraft((latest) => ({ ...latest, ...written }));
      // What stood in the way stood in the way of something else.
      if (isAppointmentConflict(error)) setError(null);
    },
    isChanged: Object.keys(changes).length > 0,
    submit: (force = false) =>
      Object.keys(changes).length === 0 ? config.onUnchanged() : send(seen.version, force),
    /** Why it was refused, other than by a conflict; null: it was not. */
    error,
    /** Null: nobody was faster. */
    conflict,
  };
}
