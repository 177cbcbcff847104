import { isPreferenceKind } from "@machiya/schema/domain/preferences/preferences";
import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router";
import type { PreferenceSync_viewer$key } from "../__generated__/PreferenceSync_viewer.graphql.ts";
import { enterPreferences, unsavedPreferences } from "./preferenceStore.ts";
import { usePreferences } from "./usePreferences.ts";

/**
 * Passes the preferences that came with the session to the store. If this browser had others, the lists load
 * again, because the number of rows may differ. Preferences that were not stored before the page was left are
 * sent again.
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
