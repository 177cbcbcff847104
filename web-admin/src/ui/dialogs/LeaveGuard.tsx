import { lazyModule, useLazyModule } from "@machiya/schema/client/lazyModule";
import { useEffect } from "react";
import { type BlockerFunction, useBlocker, useLocation } from "react-router";
import { formsLostBy, LEAVING, type LeaveQuestion, useHasUnsaved, useLeaveQuestion } from "./unsavedForms.ts";

const loadDialog = lazyModule(async () => (await import("./LeaveDialog.tsx")).LeaveDialog);

/** Blocks a navigation that would lose input, unless the form itself ends with it. */
const losesInput: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) => {
  const isOnPurpose = historyAction !== "POP" && nextLocation.state?.leaving === LEAVING.leaving;
  return !isOnPurpose && formsLostBy(currentLocation, nextLocation).length > 0;
};

/** Asks before input is lost, by leaving a dialog, a panel, or a page. The router admits one blocker. */
export function LeaveGuard() {
  const blocker = useBlocker(losesInput);
  const location = useLocation();
  const dismissal = useLeaveQuestion();
  const hasUnsaved = useHasUnsaved();
  const [LeaveDialog, load] = useLazyModule(loadDialog);
  useEffect(() => {
    // The question must be there even if the connection is lost while the user types.
    if (hasUnsaved) load();
  }, [hasUnsaved, load]);
  const navigation: LeaveQuestion | null =
    blocker.state === "blocked"
      ? {
          keepsDraft: formsLostBy(location, blocker.location).every(({ keepsDraft }) => keepsDraft),
          leave: blocker.proceed,
          stay: blocker.reset,
        }
      : null;
  const question = navigation ?? dismissal;
  return LeaveDialog !== null && question !== null ? <LeaveDialog question={question} /> : null;
}
