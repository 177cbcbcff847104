import { type BlockerFunction, useBlocker, useLocation } from "react-router";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { formsLostBy, LEAVING, type LeaveQuestion, useLeaveQuestion } from "./unsavedForms.ts";

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
  const navigation: LeaveQuestion | null =
    blocker.state === "blocked"
      ? {
          keepsDraft: formsLostBy(location, blocker.location).every(({ keepsDraft }) => keepsDraft),
          leave: blocker.proceed,
          stay: blocker.reset,
        }
      : null;
  const question = navigation ?? dismissal;
  return question === null ? null : <LeaveDialog question={question} />;
}
