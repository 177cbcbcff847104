import { Button } from "@fluentui/react-components";
import { useConnectionState } from "@machiya/schema/client/liveConnection";
import { useMessages } from "../language/language.ts";
import { refetchStale, useIsStale } from "../relay/network/staleQueries.ts";
import { AlertBar } from "../ui/feedback/AlertBar.tsx";

/** Warns while the connection for live events is lost, and while a part of the screen is out of date. */
export function ConnectionBar() {
  const words = useMessages("frame");
  const isLost = useConnectionState() === "lost";
  const isStale = useIsStale();
  return (
    <div role="status">
      {(isLost || isStale) && (
        <AlertBar intent="warning">
          {isLost ? words.connectionLost : words.outOfDate}
          {isStale && (
            <Button size="small" onClick={refetchStale}>
              {words.reload}
            </Button>
          )}
        </AlertBar>
      )}
    </div>
  );
}
