import { isPreferenceKind } from "@machiya/schema/domain/preferences/preferences";
import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router";
import type { PreferenceSync_viewer$key } from "../__generated__/PreferenceSync_viewer.graphql.ts";
import PreferenceSyncQueryNode, {
  type PreferenceSyncQuery,
} from "../__generated__/PreferenceSyncQuery.graphql.ts";
import { onListChange } from "../relay/listEvents.ts";
import { useLiveRefetch } from "../relay/useLiveRefetch.ts";
import { enterPreferences, unsavedPreferences } from "./preferenceStore.ts";
import { usePreferences } from "./usePreferences.ts";

graphql`
  query PreferenceSyncQuery {
    viewer {
      ...PreferenceSync_viewer
    }
  }
`;

/**
 * Passes the preferences that came with the session to the store. If this browser had others, the lists load
 * again, because the number of rows may differ. Preferences that were not stored before the page was left are
 * sent again. The views that others share follow their changes.
 */
export function PreferenceSync({ viewer }: { viewer: PreferenceSync_viewer$key }) {
  const { revalidate } = useRevalidator();
  const { staffMember, preferences } = useFragment(
    graphql`
      fragment PreferenceSync_viewer on Viewer {
        staffMember {
          id
        }
        preferences {
          kind
          subject
          name
          value
          shared
          isOwn
          ownerName
        }
      }
    `,
    viewer,
  );
  useLiveRefetch<PreferenceSyncQuery>(PreferenceSyncQueryNode, {}, onListChange("SHARED_VIEWS"));
  useLayoutEffect(() => {
    const known = preferences.flatMap(({ kind, ...rest }) =>
      isPreferenceKind(kind) ? [{ kind, ...rest }] : [],
    );
    if (enterPreferences(staffMember?.id ?? "", known)) void revalidate();
  }, [staffMember, preferences, revalidate]);
  const { save } = usePreferences();
  const sendUnsaved = useEffectEvent(() => {
    for (const preference of unsavedPreferences()) save(preference);
  });
  useEffect(() => sendUnsaved(), []);
  return null;
}
