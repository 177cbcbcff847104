import { readLocalItem, saveLocalItem } from "@machiya/schema/client/localItem";
import { useState } from "react";
import { useLocation } from "react-router";
import { paths } from "../paths.ts";
import { useMediaQuery } from "../ui/useMediaQuery.ts";

/** The key under which the choice is remembered in this browser. */
const KEY = "machiya.sideBar";

/** Below the first width, the screens are in a drawer; between both, the side bar starts with icons only. */
const WIDE = "(min-width: 1100px)";
const ROOMY = "(min-width: 1440px)";

/**
 * The timetable has a fixed width. From the first width, it fits beside the side bar's icons; from the second,
 * beside the whole side bar; in narrower windows, a side bar would cut off its last hours.
 */
const WIDE_TIMETABLE = "(min-width: 1340px)";
const ROOMY_TIMETABLE = "(min-width: 1510px)";

/**
 * Returns whether the side bar is shown and collapsed to its icons, and the function that toggles that; null
 * without room for the whole side bar.
 */
export function useSideBar(hasScreens: boolean) {
  const isTimetable = useLocation().pathname === paths.timetable;
  const isWide = useMediaQuery(isTimetable ? WIDE_TIMETABLE : WIDE);
  const isRoomy = useMediaQuery(ROOMY);
  const canExpand = useMediaQuery(isTimetable ? ROOMY_TIMETABLE : WIDE);
  const [chosen, setChosen] = useState(() => readLocalItem(KEY));
  const isCollapsed = !canExpand || (chosen === null ? !isRoomy : chosen === "collapsed");
  const toggle = () => {
    const next = isCollapsed ? "expanded" : "collapsed";
    saveLocalItem(KEY, next);
    setChosen(next);
  };
  const isShown = isWide && hasScreens;
  return { isShown, isCollapsed, toggle: isShown && canExpand ? toggle : null };
}
