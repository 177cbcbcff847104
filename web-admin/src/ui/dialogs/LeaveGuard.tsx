import { lazyModule, useLazyModule, whenIdle } from "@machiya/schema/client/lazyModule";
import { useEffect, useEffectEvent } from "react";
import { type BlockerFunction, useBlocker, useLocation } from "react-router";
import { useMessages } from "../../language/language.ts";
import { formsLostBy, LEAVING, type LeaveQuestion, useLeaveQuestion } from "./unsavedForms.ts";

const loadDialog = lazyModule(async () => (await import("./LeaveDialog.tsx")).LeaveDialog);

/** Blocks a navigation that would lose input, unless the form itself ends with it. */
const losesInput: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) => {
  const isOnPurpose = historyAction !== "POP" && nextLocation.state?.leaving === LEAVING.leaving;
  return !isOnPurpose && formsLostBy(currentLocation, nextLocation).length > 0;
};

/**
 * Asks before input is lost, by leaving a dialog, a panel, or a page. The router admits one blocker. It is part of
 * the first bundle, because text can be typed and left before any other chunk is loaded; the dialog is not.
 */
export function LeaveGuard() {
  const blocker = useBlocker(losesInput);
  const location = useLocation();
  const dismissal = useLeaveQuestion();
  const [LeaveDialog, requestDialog] = useLazyModule(loadDialog);
  // The dialog should be there even if the connection is lost while the user types.
  useEffect(() => whenIdle(requestDialog), [requestDialog]);
  const navigation: LeaveQuestion | null =
    blocker.state === "blocked"
      ? {
          keepsDraft: formsLostBy(location, blocker.location).every(({ keepsDraft }) => keepsDraft),
          leave: blocker.proceed,
          stay: blocker.reset,
        }
      : null;
  const question = navigation ?? dismissal;
  if (question === null) return null;
  return LeaveDialog === null ? (
    <PendingQuestion question={question} onLoaded={requestDialog} />
  ) : (
    <LeaveDialog question={question} />
  );
}

interface PendingQuestionProps {
  question: LeaveQuestion;
  onLoaded: () => void;
}

/** Loads the dialog for a question; if that fails, the browser's own dialog asks instead. */
function PendingQuestion({ question, onLoaded }: PendingQuestionProps) {
  const words = useMessages("ui");
  const askPlainly = useEffectEvent(() => {
    const { keepsDraft, leave, stay } = question;
    if (confirm(keepsDraft ? words.draftKept : words.unsavedText)) leave();
    else stay();
  });
  useEffect(() => {
    let isPending = true;
    loadDialog().then(onLoaded, () => isPending && askPlainly());
    return () => {
      isPending = false;
    };
  }, [onLoaded]);
  return null;
}
