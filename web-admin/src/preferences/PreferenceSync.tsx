import { isPreferenceKind } from "@machiya/schema/domain/preferences/preferences";
import { useLayoutEffect } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router";
import type { PreferenceSync_viewer$key } from "../__generated__/PreferenceSync_viewer.graphql.ts";
import { enterPreferences } from "./preferenceStore.ts";

/**
 * Passes the preferences that came with the session to the store. If this browser had others, the lists load
 * again, because the number of rows may differ.
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
  return null;
}
