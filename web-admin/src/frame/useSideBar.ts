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

/** The timetable has a fixed width: in narrower windows, a side bar would cut off its last hours. */
const WIDE_TIMETABLE = "(min-width: 1600px)";

/** Returns whether the side bar is shown and collapsed to its icons, and the function that toggles that. */
export function useSideBar(hasScreens: boolean) {
  const isTimetable = useLocation().pathname === paths.timetable;
  const isWide = useMediaQuery(isTimetable ? WIDE_TIMETABLE : WIDE);
  const isRoomy = useMediaQuery(ROOMY);
  const [chosen, setChosen] = useState(() => readLocalItem(KEY));
  const isCollapsed = chosen === null ? !isRoomy : chosen === "collapsed";
  const toggle = () => {
    const next = isCollapsed ? "expanded" : "collapsed";
    saveLocalItem(KEY, next);
    setChosen(next);
  };
  return { isShown: isWide && hasScreens, isCollapsed, toggle };
}
