import { Button, MessageBar, MessageBarBody } from "@fluentui/react-components";
import { Refusal } from "@machiya/schema/client/refusal";
import { useMessages } from "../../language/language.ts";
import { SettingsLink } from "../../settings/SettingsLink.tsx";
import { scrollIntoViewRef } from "../../ui/scrollIntoViewRef.ts";

/** Returns whether the error says that the store is closed then; `outsideHours` overrides it. */
export function isClosedTime(error: unknown): error is Refusal {
  return error instanceof Refusal && error.params.reason === "CLOSED";
}

interface ClosedTimeProps {
  busy: boolean;
  /** Sends the same input with `outsideHours`. */
  onAccept: () => void;
}

/** Warns that the store is closed at the requested time, and asks whether to continue. */
export function ClosedTime({ busy, onAccept }: ClosedTimeProps) {
  const { closedTime } = useMessages("appointmentForm");
  const { goOn } = useMessages("relayForce");
  return (
    <>
      <MessageBar ref={scrollIntoViewRef} intent="warning" layout="multiline" role="alert">
        <MessageBarBody>
          {closedTime} <SettingsLink section="salon" />
        </MessageBarBody>
      </MessageBar>
      <div>
        <Button type="button" disabled={busy} onClick={onAccept}>
          {goOn}
        </Button>
      </div>
    </>
  );
}
