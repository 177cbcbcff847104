import { mayHaveSucceeded } from "@machiya/schema/client/refusal";
import { useSyncExternalStore } from "react";
import { commitMutation, graphql, useRelayEnvironment } from "react-relay";
import type { usePreferencesDeleteMutation } from "../__generated__/usePreferencesDeleteMutation.graphql.ts";
import type { usePreferencesSaveMutation } from "../__generated__/usePreferencesSaveMutation.graphql.ts";
import { useToast } from "../ui/feedback/ToastProvider.tsx";
import {
  allPreferences,
  type Preference,
  type PreferenceKey,
  removeOwnPreference,
  setOwnPreference,
  settleOwnPreference,
  watchPreferences,
} from "./preferenceStore.ts";

/** The pause that combines the changes while a column is dragged into one request. */
const PAUSE_MS = 400;

const timers = new Map<string, ReturnType<typeof setTimeout>>();

const saveMutation = graphql`
  mutation usePreferencesSaveMutation($input: SaveStaffPreferenceInput!) {
    saveStaffPreference(input: $input) {
      name
    }
  }
`;

const deleteMutation = graphql`
  mutation usePreferencesDeleteMutation($input: DeleteStaffPreferenceInput!) {
    deleteStaffPreference(input: $input) {
      staffMember {
        id
      }
    }
  }
`;

/** Returns all preferences of the user, and the functions that store and delete their own. */
export function usePreferences() {
  const environment = useRelayEnvironment();
  const notify = useToast();
  const preferences = useSyncExternalStore(watchPreferences, allPreferences);

  const save = (
    preference: PreferenceKey & Pick<Preference, "value" | "shared">,
    { isDragging = false } = {},
  ) => {
    setOwnPreference(preference);
    const key = JSON.stringify([preference.kind, preference.subject, preference.name]);
    clearTimeout(timers.get(key));
    const { kind, subject, name, value, shared } = preference;
    const variables = { input: { kind, subject, name, value, shared } };
    const send = () =>
      commitMutation<usePreferencesSaveMutation>(environment, {
        mutation: saveMutation,
        variables,
        onCompleted: () => settleOwnPreference(preference),
        onError: (error) => {
          // A value that the server refuses is not sent again by the next visit.
          if (!mayHaveSucceeded(error)) settleOwnPreference(preference);
          notify.failure(error);
        },
      });
    if (isDragging) timers.set(key, setTimeout(send, PAUSE_MS));
    else send();
  };
  const remove = ({ kind, subject, name }: PreferenceKey) => {
    removeOwnPreference({ kind, subject, name });
    const variables = { input: { kind, subject, name } };
    commitMutation<usePreferencesDeleteMutation>(environment, {
      mutation: deleteMutation,
      variables,
      onError: notify.failure,
    });
  };
  return { preferences, save, remove };
}
