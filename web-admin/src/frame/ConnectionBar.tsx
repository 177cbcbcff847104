import { Button, MessageBar, MessageBarBody } from "@fluentui/react-components";
import { useMessages } from "../language/language.ts";
import { useConnectionState } from "../relay/network/connection.ts";
import { refetchStale, useIsStale } from "../relay/network/staleQueries.ts";

/** Warns while the connection for live events is lost, and while a part of the screen is out of date. */
export function ConnectionBar() {
  const words = useMessages("frame");
  const isLost = useConnectionState() === "lost";
  const isStale = useIsStale();
  return (
    <div role="status">
      {(isLost || isStale) && (
        <MessageBar intent="warning" shape="square">
          <MessageBarBody>
            {isLost ? words.connectionLost : words.outOfDate}{" "}
            {isStale && (
              <Button size="small" onClick={refetchStale}>
                {words.reload}
              </Button>
            )}
          </MessageBarBody>
        </MessageBar>
      )}
    </div>
  );
}
