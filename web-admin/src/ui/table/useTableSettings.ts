import { type Language, nameOrder } from "@machiya/schema/domain/language";
import {
  readSavedView,
  type SavedView,
  type TableLayout,
} from "@machiya/schema/domain/preferences/tableLayout";
import { useMemo } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { useLanguage } from "../../language/language.ts";
import { ownPreference, type Preference } from "../../preferences/preferenceStore.ts";
import { usePreferences } from "../../preferences/usePreferences.ts";
import { useUnlessLeaving } from "../useUnlessLeaving.ts";

/** The URL parameter that names the open view. */
export const VIEW_KEY = "view";

/** A saved view with its owner. */
export interface ListedView extends SavedView, Pick<Preference, "name" | "shared" | "isOwn" | "ownerName"> {}

/**
 * Returns the signed-in user's settings of a table, which the server stores, its saved views, and the functions
 * that change them.
 */
export function useTableSettings(list: string) {
  const { preferences, save, remove } = usePreferences();
  const { revalidate } = useRevalidator();
  const { language } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const unlessLeaving = useUnlessLeaving();
  const views = useMemo(() => viewsOf(preferences, list, language), [preferences, list, language]);
  // The store keeps its value, so that reading it on each render is cheap and current.
  const settings = ownPreference("TABLE", list);
  const key = { kind: "TABLE", subject: list, name: "", shared: false } as const;
  const saveSettings = (changed: Partial<typeof settings>, isDragging = false) =>
    save({ ...key, value: JSON.stringify({ ...ownPreference("TABLE", list), ...changed }) }, { isDragging });
  // While a view is open, its columns are shown; a change of them leaves the view and becomes the user's own.
  const opened = search.get(VIEW_KEY);
  const view = views.find(({ name }) => name === opened);
  return {
    settings,
    views,
    layout: view?.layout ?? settings.layout,
    changeLayout: (next: (latest: TableLayout) => TableLayout, isDragging = false) => {
      saveSettings({ layout: next(view?.layout ?? ownPreference("TABLE", list).layout) }, isDragging);
      if (opened !== null)
        unlessLeaving(() =>
          setSearch((latest) => new URLSearchParams([...latest].filter(([name]) => name !== VIEW_KEY)), {
            replace: true,
          }),
        );
    },
    changeRows: (rows: typeof settings.rows) => {
      saveSettings({ rows });
      void revalidate();
    },
    saveView: (name: string, view: SavedView, shared: boolean) =>
      save({ kind: "VIEW", subject: list, name, shared, value: JSON.stringify(view) }),
    deleteView: (name: string) => remove({ kind: "VIEW", subject: list, name }),
  };
}

function viewsOf(preferences: readonly Preference[], list: string, language: Language): ListedView[] {
  const compare = nameOrder(language);
  return preferences
    .filter(({ kind, subject }) => kind === "VIEW" && subject === list)
    .map(({ name, shared, isOwn, ownerName, value }) => ({
      ...readSavedView(JSON.parse(value)),
      name,
      shared,
      isOwn,
      ownerName,
    }))
    .sort((a, b) => compare(a.name, b.name));
}
